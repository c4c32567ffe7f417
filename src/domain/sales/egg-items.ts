/**
 * The built-in egg items, one per saleable grade, with the same 12-character id on every phone, so that records made
 * before the shop list arrives still refer to the same item. [MNY-2]
 */
export const EGG_ITEMS = [
  { item_id: 'EggsGood0001', grade: 'good' },
  { item_id: 'EggsSmall001', grade: 'small' },
  { item_id: 'EggsCracked1', grade: 'cracked' },
] as const;

/** Built-in item of every grade; broken eggs are not stocked. */
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
