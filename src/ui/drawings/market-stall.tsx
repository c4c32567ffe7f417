import { Drawing, egg } from './drawing.tsx';

const PAPER = 'var(--fb-paper)';

/** A market stall with eggs. */
export function MarketStall() {
  return (
    <Drawing>
      <path d="M10 164H230" />
      <path d="M50 60V164M190 60V164" />
      <path d="M52 20H188L206 52H34Z" fill={PAPER} />
      <path
        d="M34 52a17.2 15 0 0 0 34.4 0a17.2 15 0 0 0 34.4 0a17.2 15 0 0 0 34.4 0a17.2 15 0 0 0 34.4 0a17.2 15 0 0 0 34.4 0Z"
        fill={PAPER}
      />
      <path
        d="M68.4 52a17.2 15 0 0 0 34.4 0L105.8 20H79.2ZM137.2 52a17.2 15 0 0 0 34.4 0L160.8 20H134.2Z"
        fill="var(--fb-accent)"
      />
      {[72, 90, 108].map((x) => (
        <path key={x} d={egg(x, 86.85)} fill={PAPER} />
      ))}
      <path d="M58 102H122L117 116H63Z" fill={PAPER} />
      <path d="M144 116V92q0-6 6-6h20q6 0 6 6v24M144 99H176" fill={PAPER} />
      <path d="M38 116H202V130H38Z" fill={PAPER} />
      <path d="M50 146H190" strokeDasharray="2 9" />
    </Drawing>
  );
}
