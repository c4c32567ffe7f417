import { curveDraft, versionOnly } from '../../../contract/inputs/farm.ts';
import { command } from '../../../data/command.ts';
import type { Settings } from '../../../../schemas/workspace.schema.ts';
import { checkCurve } from '../../../domain/flocks/check-curve.ts';
import { copyOfCurve } from '../../../domain/flocks/curve-copies.ts';
import { ok } from '../../../domain/result.ts';
import { editSettings } from '../../business/data/edit-business.command.ts';
import type { CommandError } from '../../../contract/port.ts';
import { replacedIn, withoutVersion, withVersion } from './own-versions.ts';

const MAX_CURVES = 10;
type Curve = NonNullable<Settings['breed_curves']>[number];

/** Save the business's own breed curve as its next version; flocks compared with an older one keep it. [FLK-24] */
export const saveCurve = command({
  name: 'farm.saveCurve',
  input: curveDraft,
  needs: 'owner',
  run: async (work, draft) => {
    const checked = checkCurve(draft);
    if (!checked.ok) return checked;
    const { replaces, ...made } = checked.value;
    const [version_id, new_id] = [work.deps.newId(), work.deps.newId()];
    let version = 1;
    const saved = await editSettings<CommandError<'farm.saveCurve'>>(work, (settings) => {
      const before = settings.breed_curves ?? [];
      const replaced = replacedIn(before, replaces, MAX_CURVES);
      if (!replaced.ok) return replaced;
      const old = replaced.value;
      version = (old?.version ?? 0) + 1;
      const kind = made.days ? 'growth' : 'laying';
      const curve: Curve = { ...copyOfCurve({ ...made, kind, version_id, version, curve_id: old?.curve_id ?? new_id }), version_id }; // prettier-ignore
      return ok({ ...settings, breed_curves: withVersion(before, curve, replaces) });
    });
    return saved.ok ? ok({ version_id, version }) : saved;
  },
});

/** Remove an own curve; flocks keep the version they are compared with. [FLK-24] */
export const removeCurve = command({
  name: 'farm.removeCurve',
  input: versionOnly,
  needs: 'owner',
  run: (work, { version_id }) =>
    editSettings(work, (settings) =>
      ok({ ...settings, breed_curves: withoutVersion(settings.breed_curves, version_id) }),
    ),
});
