import { t } from '@lingui/core/macro';
import type { PurchaseError } from '../../../domain/purchases/check-purchase.ts';
import type { EntryError } from '../../../domain/stock/check-entry.ts';
import type { ItemError } from '../../../domain/stock/check-item.ts';
import type { MaterialError } from '../../../domain/stock/check-material.ts';
import { notSavedWords, type NotDone } from '../../../ui/feedback/not-done-words.ts';

/** All refusals of a form of the shop. */
export type ShopRefusal =
  | ItemError
  | MaterialError
  | EntryError
  | PurchaseError
  | NotDone
  | { type: 'NotHere' | 'Voided' | 'ChangedMeanwhile' | 'HasReturns' | 'WentBack' };

/** The text of each refusal. [SHP-2, SHP-3, SHP-7, SHP-8, PUR-2] */
export function shopErrorWords(error: ShopRefusal): string {
  switch (error.type) {
    case 'NameMissing':
      return t`Type the name of the item.`;
    case 'NameTaken':
      return error.archived
        ? t`“${error.name}” is in the book already, among the archived items.`
        : t`“${error.name}” is in the book already. Choose it, or give this one another name.`;
    case 'CategoryMissing':
      return t`Choose what kind it is.`;
    case 'PackWrong':
      return error.field === 'label' ? t`Type what it comes in, like bag.` : t`Type how much one holds.`;
    case 'DaysLeftWrong':
      return t`Enter a number of days, 0 or more.`;
    case 'ProteinWrong':
      return t`Type its protein: 0 to 100 percent.`;
    case 'WithdrawalMissing':
      return t`Read the days on the label and type them. If there are none, type 0.`;
    case 'RecipeWrong':
      return error.field === 'inputs'
        ? t`Say what goes into it, and how much.`
        : error.field === 'output_qty'
          ? t`Type how much comes out.`
          : t`Type how much is lost: 0 to 100 percent.`;
    case 'UnitMissing':
      return t`Say how it is sold, like bag or piece.`;
    case 'UnitWrong':
      return error.field === 'label'
        ? t`Type how it is sold, like bag or piece.`
        : error.field === 'factor'
          ? t`Type how much one holds.`
          : t`Type the price, or leave it empty.`;
    case 'UnitTwice':
      return t`Two ways to sell it have the same name.`;
    case 'ReorderWrong':
    case 'ShelfLifeWrong':
      return t`Enter a number of 0 or more.`;
    case 'BaseUnitFixed':
      return t`It has moved already: what it is counted in stays as it is.`;
    case 'NumberAboveZero':
      return t`Enter a number above 0.`;
    case 'CountWrong':
      return t`Enter what you counted: a number of 0 or more.`;
    case 'NumberTooLong':
    case 'CostTooLong':
      return t`That number is too long.`;
    case 'LineDiscountTooBig':
      return t`Not more can be let off than it costs.`;
    case 'CostWrong':
    case 'ValueWrong':
    case 'ExtraCostWrong':
      return t`Enter an amount of 0 or more.`;
    case 'NoteNeeded':
      return t`Write down what happened.`;
    case 'NoLines':
      return t`Add what came first.`;
    case 'TooManyLines':
      return t`A purchase has 50 lines at most. Save this one and write down the rest as another.`;
    case 'SupplierNeeded':
      return t`Choose the supplier, so that the book knows whom you owe.`;
    case 'PartAmount':
      return t`Type what you paid now: more than 0 and less than all.`;
    case 'ReferenceNeeded':
      return t`Type the transaction number.`;
    case 'DueBeforePurchase':
      return t`This date is before the purchase.`;
    case 'FutureDate':
      return t`This date is in the future.`;
    case 'NotHere':
      return t`It is not on this phone.`;
    case 'ComesToTooMuch':
      return t`It comes to too much. Look at the numbers again.`;
    case 'HasReturns':
      return t`Goods of it went back. Take that out of the book first.`;
    case 'WentBack':
      return t`Goods of it went back, and this does not go with it. Take that out of the book first.`;
    case 'Voided':
      return t`This purchase was voided. It cannot be changed any more.`;
    case 'ChangedMeanwhile':
      return t`Somebody changed the same on another phone. Look at what it says now.`;
    case 'NotAllowed':
    case 'NotSaved':
    case 'SignedOut':
      return notSavedWords(error);
  }
}

type LineField = 'name' | 'label' | 'holds' | 'price' | 'qty' | 'cost' | 'discount';

const FIELDS: Readonly<Partial<Record<ShopRefusal['type'], LineField>>> = {
  NameMissing: 'name',
  NameTaken: 'name',
  NumberAboveZero: 'qty',
  NumberTooLong: 'qty',
  CostTooLong: 'cost',
  CostWrong: 'cost',
  ValueWrong: 'cost',
  LineDiscountTooBig: 'discount',
};

/** The field of an item or a line that shows a refusal. */
export function fieldOf(error: ShopRefusal | undefined): LineField | undefined {
  if (error?.type === 'UnitWrong') return error.field === 'factor' ? 'holds' : error.field;
  return error && FIELDS[error.type];
}
