import { Drawing } from './drawing.tsx';

/** An open ledger with an egg on it. */
export function LedgerDrawing() {
  return (
    <Drawing>
      <path d="M10 164H230" />
      <path d="M22 44H30M210 44H218M22 44V158H218V44" />
      <path
        d="M120 46C102 32 62 28 30 36V146C62 138 102 142 120 154C138 142 178 138 210 146V36C178 28 138 32 120 46Z"
        fill="var(--fb-paper)"
      />
      <path d="M120 46V154" />
      <path d="M48 34V143" strokeWidth="2" />
      <path d="M60 58C76 56 92 58 106 63M60 80C76 78 92 80 106 85M60 102C76 100 92 102 106 107M60 124C76 122 92 124 106 129" />
      <path d="M36 60l3 3 5-7M36 83l3 3 5-7M36 105l3 3 5-7" strokeWidth="2.5" />
      <path d="M134 63C148 58 164 56 180 58M134 85C146 81 156 79 164 79" />
      <path
        d="M184 86.35c13.3 0 19 18.05 19 28.5a19 18.05 0 0 1-38 0c0-10.45 5.7-28.5 19-28.5Z"
        fill="var(--fb-accent)"
      />
    </Drawing>
  );
}
