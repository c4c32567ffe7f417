import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** An input field for typed text. */
const FIELD =
  /<(TextInput|Textarea|NumberInput|NumberField|MoneyInput|MoneyField|PasswordInput|WhoFields|InvitedFields|QuantityField|Keypad)\b/;
/** Criterion of a form: it is submitted, or it uses the typed text. */
const DOES = /<form\b|\buseCommand\(|\bonSave\b/;
/** Its typed text is saved as a draft. */
const KEEPS = /\buseDraft\(|\bkept\b: Draft|<DraftNote\b/;

/** Forms that do not save their own draft, with the reason. */
const SECRET = 'holds a password or a PIN, which is never kept';
const VOID = 'asks why something is voided, right before the press that voids it';
const SETUP = 'its answers go on where they stopped: welcome-draft.ts keeps them [BIZ-8]';
const of = (form: string) => `fields of a form that ${form} keeps`;
const NOT_KEPT: Readonly<Record<string, string>> = {
  'src/nouns/account/screens/account-form.tsx': SECRET,
  'src/nouns/account/screens/login.screen.tsx': SECRET,
  'src/nouns/account/settings/pin-card.tsx': SECRET,
  'src/nouns/account/shared/sign-in-again.tsx': SECRET,
  'src/nouns/account/screens/recover.screen.tsx': 'one e-mail address, of somebody who is not signed in',
  'src/nouns/business/screens/founding-questions.tsx': SETUP,
  'src/nouns/business/screens/helper-step.tsx': SETUP,
  'src/nouns/business/screens/welcome.screen.tsx': SETUP,
  'src/nouns/expenses/screens/expense-entry.tsx': of('add-expense.screen.tsx'),
  'src/nouns/expenses/screens/pay-bar.tsx': of('add-expense.screen.tsx'),
  'src/nouns/farm/screens/activities/activity-sheet.tsx': VOID,
  'src/nouns/farm/screens/activities/numbers/activity-numbers.tsx': of('use-activity-entry.ts'),
  'src/nouns/farm/screens/activities/numbers/egg-numbers.tsx': of('use-activity-entry.ts'),
  'src/nouns/farm/screens/activities/treatment-fields.tsx': of('use-activity-entry.ts'),
  'src/nouns/farm/screens/weighing/weigh-birds.tsx': of('use-activity-entry.ts'),
  'src/nouns/purchases/screens/line-editor.tsx': of('add-bought.tsx'),
  'src/nouns/purchases/shared/purchase-details.tsx': VOID,
  'src/nouns/sales/screens/entry/discount-fields.tsx': of('use-sale-form.ts'),
  'src/nouns/sales/screens/entry/pay-and-save.tsx': of('use-sale-form.ts'),
  'src/nouns/sales/shared/void-form.tsx': VOID,
  'src/nouns/stock/screens/movement-sheet.tsx': VOID,
  'src/nouns/stock/shared/item-fields.tsx': of('stock-history.screen.tsx'),
  'src/nouns/stock/shared/material-fields.tsx': of('edit-material.screen.tsx'),
  'src/ui/barcodes/scan-button.tsx': 'digits of one barcode, while the camera looks for it',
  'src/ui/void-form.tsx': VOID,
};

test('[SHL-20] every form that somebody types into keeps a draft, but for those that are listed with a reason', () => {
  const files = ['src/nouns', 'src/ui', 'src/app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const text = (file: string) => readFileSync(file, 'utf8');
  const forms = files.filter((file) => {
    if (!file.endsWith('.tsx')) return false;
    const code = text(file);
    return FIELD.test(code) && (DOES.test(code) || /\buseState\(/.test(code));
  });
  const forgetful = forms.filter((file) => !KEEPS.test(text(file)));
  expect(forgetful.filter((file) => !(file in NOT_KEPT))).toEqual([]);
  // A file may contain several forms: each submitted one shows its draft.
  const count = (code: string, what: RegExp) => code.match(what)?.length ?? 0;
  const some = forms.filter((file) => count(text(file), /<form\b/g) > count(text(file), /<DraftNote\b/g));
  expect(some.filter((file) => !(file in NOT_KEPT))).toEqual([]);
  expect(Object.keys(NOT_KEPT).filter((file) => !forgetful.includes(file))).toEqual([]);
});
