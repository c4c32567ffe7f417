import { mulDiv } from '../money/mul-div.ts';
import type { Desk } from './desk.ts';
import { lineEntity, type LineState } from './fold.ts';
import type { Posting } from './posting.ts';

/**
 * The cost of what a return gives back: its part of what the line cost, cumulatively, so that all parts together give it back
 * exactly. Undefined when the line is not known, or more comes back than was sold. [LED-15, LED-36]
 */
export function giveBack(desk: Desk, { of, gives_back: qty = 0 }: Posting): number | undefined {
  const line = desk.state(lineEntity(of!)) as LineState | undefined;
  if (!line || line.returned + qty > line.sold) return undefined;
  const { cost, sold, returned } = line;
  desk.put(lineEntity(of!), { ...line, returned: returned + qty });
  return mulDiv(cost, returned + qty, sold) - mulDiv(cost, returned, sold);
}
