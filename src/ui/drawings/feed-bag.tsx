import { Drawing } from './drawing.tsx';

const PAPER = 'var(--fb-paper)';

/** A bag of feed with a scoop. */
export function FeedBag() {
  return (
    <Drawing>
      <path d="M10 162H230" />
      <path d="M70 44C54 78 52 124 62 162H164C174 124 172 78 156 44Z" fill={PAPER} />
      <path d="M64 20H162L156 44H70Z" fill={PAPER} />
      <path d="M72 32H154" strokeDasharray="5 6" />
      <circle cx="113" cy="104" r="31" fill="var(--fb-accent)" />
      <path
        d="M113 128V92M113 92c-7-4-7-13 0-18c7 5 7 14 0 18ZM113 106c-10 0-14-6-14-13c8 0 13 4 14 13c1-9 6-13 14-13c0 7-4 13-14 13ZM113 121c-10 0-14-6-14-13c8 0 13 4 14 13c1-9 6-13 14-13c0 7-4 13-14 13Z"
        fill={PAPER}
        strokeWidth="2.5"
      />
      <path d="M178 140h38c0 14-8 22-19 22s-19-8-19-22Z" fill={PAPER} />
      <path d="M216 140l14-16" strokeWidth="6" />
      <path d="M182 140q7-13 15-13t15 13" />
      <path d="M190 116l1 1M203 112l1 1M196 104l1 1M172 156l1 1M40 157l1 1M30 153l1 1M48 151l1 1" strokeWidth="5" />
    </Drawing>
  );
}
