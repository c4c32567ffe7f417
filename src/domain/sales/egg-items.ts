/**
 * The built-in egg items, one for each saleable grade, with the same 12-character id on every phone, so that
 * records made before the shop list arrives still mean the same item. [MNY-2]
 */
export const EGG_ITEMS = [
  { item_id: 'EggsGood0001', grade: 'good' },
  { item_id: 'EggsSmall001', grade: 'small' },
  { item_id: 'EggsCracked1', grade: 'cracked' },
] as const;

/** Every grade's built-in item; broken eggs go into no stock. */
export const EGG_ITEM_OF_GRADE = {
  good: 'EggsGood0001',
  small: 'EggsSmall001',
  cracked: 'EggsCracked1',
  dirty: 'EggsDirty001',
  double_yolk: 'EggsDouble01',
  soft_shell: 'EggsSoft0001',
  hatching: 'EggsHatch001',
} as const;

/** A grade whose eggs may be sold. */
export type SaleableGrade = keyof typeof EGG_ITEM_OF_GRADE;
export const SALEABLE_GRADES = Object.keys(EGG_ITEM_OF_GRADE) as SaleableGrade[];
