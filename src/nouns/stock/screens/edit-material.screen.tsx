import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ItemPage } from '../../../contract/stock.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { NotHere } from '../../../ui/feedback/not-here.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { EditForm } from './edit-form.tsx';
import { EditPurchase } from '../../purchases/shared/edit-purchase.tsx';
import { MaterialFields } from '../shared/material-fields.tsx';
import { formFromMaterial, materialFromForm } from '../shared/material-form.ts';
import { materialPath } from '../shared/shop-paths.ts';

/** /farm/view/:type_id/raw_material/edit/:id: correct a material, or a purchase of it (`?receipt=`). [RTE-33, PUR-7] */
export function EditRawMaterialsScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const page = useQuery('shop.item', { id });
  const receipt = params.get('receipt');
  const back = materialPath(id);
  if (receipt) return <EditPurchase id={receipt} back={back} materials />;
  const here = page?.item.id === id && page.material ? page : undefined;
  return (
    <Screen title={t`Edit material`} description={t`Correct a material of the farm.`} subtitle={here?.item.name} back={back} form flush>
      {page === undefined && <Waiting />}
      {here?.material && here.may_edit && <EditMaterial key={id} page={here} draft={here.material.draft} />}
      {page !== undefined && !here?.may_edit && (
        <NotHere to={here ? back : '/farm/view/3'} button={<Trans>Back</Trans>}>
          {here ? <Trans>You may not change this material. Ask the owner.</Trans> : <Trans>This material is not on this phone.</Trans>}
        </NotHere>
      )}
    </Screen>
  );
} // prettier-ignore

function EditMaterial({ page: { item, moved }, draft }: { page: ItemPage; draft: Parameters<typeof formFromMaterial>[0] }) {
  const { run } = useCommand('materials.edit');
  return (
    <EditForm
      item={item}
      initial={() => formFromMaterial(draft)}
      to={materialPath(item.id)}
      save={(form) => run(materialFromForm(form))}
      archive="materials.archive"
      archiveWords={<Trans>No longer used: archive it</Trans>}
    >
      {({ values, refusal, change }) => (
        <MaterialFields form={values} refusal={refusal} fixed={moved} all onChange={change} />
      )}
    </EditForm>
  );
} // prettier-ignore
