import { Drawing } from './drawing.tsx';

/** A phone that works without a signal. */
export function PhoneNoSignal() {
  return (
    <Drawing>
      <path d="M10 164H230" />
      <rect x="64" y="16" width="84" height="148" rx="14" fill="var(--fb-paper)" />
      <path d="M98 28H114" />
      <path d="M86 44V148" strokeWidth="2" />
      <path d="M64 72H148M64 98H148M64 124H148" strokeWidth="2" />
      <path d="M96 60H128M96 86H136M96 112H122M96 138H132" />
      <path d="M71 59l4 4 7-8M71 85l4 4 7-8M71 111l4 4 7-8" />
      <circle cx="75.5" cy="138" r="4.5" fill="currentColor" stroke="none" />
      <path d="M170 72a34 34 0 0 1 48 0M180 84a20 20 0 0 1 28 0" />
      <circle cx="194" cy="98" r="4" fill="currentColor" stroke="none" />
      <path d="M170 104L218 52" stroke="var(--fb-bg)" strokeWidth="11" />
      <path d="M170 104L218 52" stroke="var(--fb-danger)" strokeWidth="4" />
      <path d="M194 128.1c9.8 0 14 13.3 14 21a14 13.3 0 0 1-28 0c0-7.7 4.2-21 14-21Z" fill="var(--fb-accent)" />
    </Drawing>
  );
}
