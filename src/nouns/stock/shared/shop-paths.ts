/** Path of an item: its figures and its history. [RTE-25] */
export const itemPath = (id: string): string => `/shop/stock_history/${id}`;
export const lossesPath = (id: string): string => `/shop/losses/${id}`;

/** Path of a material of the farm. [RTE-32] */
export const materialPath = (id: string): string => `/farm/view/0/raw_material/${id}`;

/** Path of an item or of a material. */
export const goodsPath = ({ id, kind }: { id: string; kind: string }): string =>
  kind === 'material' ? materialPath(id) : itemPath(id);

/** The fields of a purchase that its path needs. */
interface Purchased {
  readonly id: string;
  readonly goods: string;
  readonly lines: readonly { readonly item_id: string }[];
}

/**
 * Path of a purchase; one for the farm opens on the page of its first material, for users who may buy only these.
 * [RTE-32, RTE-44]
 */
export const purchasePath = ({ id, goods, lines }: Purchased): string =>
  goods === 'raw_material' ? receiptPath(lines[0]!.item_id, id) : shopPurchasePath(id);
export const shopPurchasePath = (id: string): string => `/purchases/view/${id}`;
export const receiptPath = (materialId: string, id: string): string => `${materialPath(materialId)}?receipt=${id}`;

/** Path of a return of its goods. [PUR-8] */
export const sendBackPath = (purchase: Purchased): string => {
  const path = purchasePath(purchase);
  return `${path}${path.includes('?') ? '&' : '?'}back=`;
};

/** Path of its edit form. [RTE-33, RTE-46] */
export const editPurchasePath = ({ id, goods, lines }: Purchased): string =>
  goods === 'raw_material'
    ? `/farm/view/0/raw_material/edit/${lines[0]!.item_id}?receipt=${id}`
    : `/purchases/edit/${id}`;

/** Path of its payment form and its payments. [RTE-34, RTE-35, RTE-45, RTE-47] */
export const payPurchasePath = ({ id, goods }: Purchased): string =>
  goods === 'raw_material' ? `/farm/raw_material/payment/${id}` : `/purchases/payment/${id}`;
export const purchasePaymentsPath = ({ id, goods }: Purchased): string =>
  goods === 'raw_material' ? `/farm/raw_material/payment/history/${id}` : `/purchases/payment/history/${id}`;
