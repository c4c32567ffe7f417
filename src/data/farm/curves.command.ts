import type { Settings } from '../../../schemas/workspace.schema.ts';
import { checkCurve } from '../../domain/flocks/check-curve.ts';
import { copyOfCurve } from '../../domain/flocks/curve-copies.ts';
import { ok, refuse } from '../../domain/result.ts';
import { editSettings } from '../business/edit-business.command.ts';
import type { Deps } from '../deps.ts';
import { asOwner } from '../people/owner-acts.ts';
import type { CommandInput, CommandResult } from '../port.ts';
import { withoutVersion, withVersion } from './own-versions.ts';

const MOST_CURVES = 10;
type Curve = NonNullable<Settings['breed_curves']>[number];

/** Save a breed curve of the business's own in its next version; flocks that are compared with an older one keep it. [FLK-24] */
export const saveCurve = (
  deps: Deps,
  draft: CommandInput<'farm.saveCurve'>,
): Promise<CommandResult<'farm.saveCurve'>> =>
  asOwner<CommandResult<'farm.saveCurve'>>(deps, async ({ open }) => {
    const checked = checkCurve(draft);
    if (!checked.ok) return checked;
    const { replaces, ...made } = checked.value;
    const before = open.settings.breed_curves ?? [];
    const old = before.find(({ version_id }) => version_id === replaces);
    if (replaces !== undefined && !old) return refuse({ type: 'ChangedMeanwhile' });
    if (!old && before.length >= MOST_CURVES) return refuse({ type: 'TooMany' });
    const version_id = deps.newId();
    const version = (old?.version ?? 0) + 1;
    const kind = made.days ? 'growth' : 'laying';
    const curve: Curve = { ...copyOfCurve({ ...made, kind, version_id, version, curve_id: old?.curve_id ?? deps.newId() }), version_id }; // prettier-ignore
    const saved = await editSettings(deps, (settings) => ({
      ...settings,
      breed_curves: withVersion(settings.breed_curves, curve, replaces),
    }));
    return saved.ok ? ok({ version_id, version }) : saved;
  });

/** Take an own curve away; flocks keep the version they are compared with. [FLK-24] */
export const removeCurve = (
  deps: Deps,
  { version_id }: CommandInput<'farm.removeCurve'>,
): Promise<CommandResult<'farm.removeCurve'>> =>
  editSettings(deps, (settings) => ({
    ...settings,
    breed_curves: withoutVersion(settings.breed_curves, version_id),
  }));
