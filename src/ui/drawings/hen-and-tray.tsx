import { Drawing, egg } from './drawing.tsx';

const PAPER = 'var(--fb-paper)';
const YOLK = 'var(--fb-accent)';

/** A hen beside a tray of eggs. */
export function HenAndTray() {
  return (
    <Drawing>
      <path d="M8 160H232" />
      <g transform="translate(-22 3) scale(0.345)" strokeWidth="8.7">
        <path
          d="M150 146C144 122 158 108 170 118C172 98 194 92 200 112C214 100 230 112 226 134C204 126 172 128 150 146Z"
          fill={YOLK}
        />
        <path d="M136 186L100 204Q94 210 102 214L136 226Z" fill={YOLK} />
        <path
          d="M134 196C134 163 158 138 190 138C224 138 244 162 250 192C256 226 282 240 310 232C346 222 366 190 378 152C384 136 404 138 406 156C416 250 404 316 366 356C336 388 300 396 262 396C190 396 134 340 134 262Z"
          fill={PAPER}
        />
        <circle cx="180" cy="190" r="9" fill="currentColor" stroke="none" />
        <path d="M218 282C250 330 316 326 348 270M238 330C264 350 300 350 322 332" />
        <path d="M236 396V452M214 456H250M286 396V452M264 456H300" />
      </g>
      {[151, 170, 189, 208].map((x) => (
        <path key={x} d={egg(x, 103.85)} fill={PAPER} />
      ))}
      {[142, 161, 180, 199, 218].map((x) => (
        <path key={x} d={egg(x, 117.85)} fill={x === 161 ? YOLK : PAPER} />
      ))}
      <path d="M126 134H234L226 160H134Z" fill={PAPER} />
      <path d="M126 134q5 9 11 9t11-9q5 9 11 9t11-9q5 9 11 9t11-9q5 9 11 9t11-9q4 9 10 9t10-9" />
    </Drawing>
  );
}
