const SVG = 'http://www.w3.org/2000/svg';

/** The hen alone, in the colour of the text; decorative, as the seller's name is beside it. */
export function drawHen(className: string): SVGElement {
  const hen = document.createElementNS(SVG, 'svg');
  hen.setAttribute('viewBox', '76 84 352 330');
  hen.setAttribute('class', className);
  hen.setAttribute('aria-hidden', 'true');
  for (const d of [COMB, BEAK, BODY]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    path.setAttribute('fill', 'currentColor');
    path.setAttribute('fill-rule', 'evenodd');
    if (d !== BODY) path.setAttribute('data-yolk', '');
    hen.append(path);
  }
  return hen;
}

const COMB = 'M150 146C144 122 158 108 170 118C172 98 194 92 200 112C214 100 230 112 226 134C204 126 172 128 150 146Z';
const BEAK = 'M136 186L100 204Q94 210 102 214L136 226Z';
const BODY =
  'M134 196C134 163 158 138 190 138C224 138 244 162 250 192C256 226 282 240 310 232C346 222 366 190 378 152C384 136 404 138 406 156C416 250 404 316 366 356C336 388 300 396 262 396C190 396 134 340 134 262ZM180 176a14 14 0 1 0 0 28a14 14 0 1 0 0-28ZM218 274a14 14 0 0 0 0 28H352a14 14 0 0 0 0-28ZM232 326a14 14 0 0 0 0 28H332a14 14 0 0 0 0-28Z';
