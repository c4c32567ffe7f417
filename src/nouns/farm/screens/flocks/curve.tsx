import { useLingui } from '@lingui/react/macro';
import { useMediaQuery } from '@mantine/hooks';
import { WIDE } from '../../../../ui/wide.ts';
import { axisOf, clearOf, gapsOf, isAbove, linesOf, scaleOf, type Point } from './curve-shape.ts';
import classes from './curve.module.css';

interface CurveProps {
  /** Text alternative of the picture. */
  label: string;
  /** Label of the x axis. */
  below: string;
  own: readonly Point[];
  standard: readonly Point[];
  from: number;
  to: number;
  top: number;
  /** Label of the last point, such as "84.9 %". */
  wordsOf: (y: number) => string;
  tickOf: (y: number) => string;
}

const HEIGHT = 236;
const EDGE = { left: 40, right: 20, top: 14, bottom: 44 } as const;
/** Smallest distance at which two numbers on the axis do not touch. */
const TICK_PX = 52;
const NAME_PX = 70;
/** Above this part of the picture's height there is no room for a text over a point. */
const NEAR_TOP = 0.9;

/** One line against its standard, with weeks without a record marked; drawn as SVG, sharp at any size. [FLK-10] */
export function Curve({ label, below, own, standard, from, to, top, wordsOf, tickOf }: CurveProps) {
  const { t } = useLingui();
  const wide = useMediaQuery(WIDE) ?? false;
  const width = wide ? 620 : 344;
  const { x, y, path } = scaleOf({ width, height: HEIGHT, ...EDGE }, { from, to, top });
  const last = own.findLast((point) => point.y !== undefined);
  const end = standard.at(-1);
  // The name is placed where no line runs.
  const near = (points: readonly Point[]) => points.flatMap((point) => (end && x(end.x) - x(point.x) < NAME_PX ? (point.y ?? []) : [])); // prettier-ignore
  const nameAt = clearOf(near(standard), near(own));
  const isOver = last !== undefined && isAbove(last, standard);
  const ticks = axisOf(from, to, Math.floor((width - EDGE.left - EDGE.right) / TICK_PX));
  return (
    <svg className={classes.curve} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
      {[0, 0.25, 0.5, 0.75, 1].map((part) => (
        <g key={part}>
          <line className={classes.grid} x1={EDGE.left} x2={width - EDGE.right} y1={y(part * top)} y2={y(part * top)} />
          <text className={classes.side} x={EDGE.left - 8} y={y(part * top) + 5}>
            {tickOf(part * top)}
          </text>
        </g>
      ))}
      {gapsOf(own).map(({ start, stop }) => (
        <g key={start}>
          <rect className={classes.gap} x={x(start)} width={Math.max(6, x(stop) - x(start))} y={y(top)} height={y(0) - y(top)} />
          {x(stop) - x(start) > 40 && (
            <text x={(x(start) + x(stop)) / 2} y={y(0) - 12}>
              {t`no record`}
            </text>
          )}
        </g>
      ))}
      {ticks.map((tick) => (
        <text key={tick} x={x(tick)} y={HEIGHT - EDGE.bottom + 20}>
          {tick}
        </text>
      ))}
      <text x={(EDGE.left + width - EDGE.right) / 2} y={HEIGHT - 4}>
        {below}
      </text>
      {standard.length > 1 && <path className={classes.standard} d={path(standard)} />}
      {end?.y !== undefined && (
        <text className={classes.side} x={x(end.x)} y={y(nameAt.y) + (nameAt.side === 'above' ? -8 : 20)}>
          {t`Standard`}
        </text>
      )}
      {linesOf(own).map((line) => (
        <path key={line[0]!.x} className={classes.own} d={path(line)} />
      ))}
      {own.map((point) => point.y !== undefined && linesOf(own).some((line) => line.length === 1 && line[0] === point) && (
        <circle key={point.x} className={classes.own} cx={x(point.x)} cy={y(point.y)} r={2} />
      ))}
      {last?.y !== undefined && (
        <>
          <circle className={classes.dot} cx={x(last.x)} cy={y(last.y)} r={6} />
          <text className={classes.last} x={Math.min(x(last.x), width - EDGE.right - 24)} y={y(last.y) + (isOver && last.y < NEAR_TOP * top || last.y <= top / 6 ? -14 : 24)}>
            {wordsOf(last.y)}
          </text>
        </>
      )}
    </svg>
  ); // prettier-ignore
}
