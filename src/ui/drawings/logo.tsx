/** The app's logo: a hen that is also a book. */
export function Logo({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 512 512" width={size} height={size} aria-hidden="true">
      <rect width="512" height="512" rx="112" fill="#1F6B3A" />
      <g transform="translate(256 256) scale(1.1) translate(-256 -248)">
        <path
          d="M150 146C144 122 158 108 170 118C172 98 194 92 200 112C214 100 230 112 226 134C204 126 172 128 150 146Z"
          fill="#F2A900"
        />
        <path d="M136 186L100 204Q94 210 102 214L136 226Z" fill="#F2A900" />
        <path
          d="M134 196C134 163 158 138 190 138C224 138 244 162 250 192C256 226 282 240 310 232C346 222 366 190 378 152C384 136 404 138 406 156C416 250 404 316 366 356C336 388 300 396 262 396C190 396 134 340 134 262Z"
          fill="#FBF8F1"
        />
        <circle cx="180" cy="190" r="13" fill="#1D1A16" />
        <path d="M218 288H352M232 340H332" stroke="#1F6B3A" strokeWidth="28" strokeLinecap="round" />
      </g>
    </svg>
  );
}
