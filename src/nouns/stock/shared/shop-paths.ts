/** The page of an item: its figures and its history. [RTE-25] */
export const itemPath = (id: string): string => `/shop/stock_history/${id}`;
export const lossesPath = (id: string): string => `/shop/losses/${id}`;

/** The page of a material of the farm. [RTE-32] */
export const materialPath = (id: string): string => `/farm/view/0/raw_material/${id}`;

/** The page of an item or of a material. */
export const goodsPath = ({ id, kind }: { id: string; kind: string }): string =>
  kind === 'material' ? materialPath(id) : itemPath(id);

/** A purchase as far as its address needs it. */
interface Purchased {
  readonly id: string;
  readonly goods: string;
  readonly lines: readonly { readonly item_id: string }[];
}

/** The page of a purchase; one for the farm opens on the page of its first material, for whom may buy only these. [RTE-32, RTE-44] */
export const purchasePath = ({ id, goods, lines }: Purchased): string =>
  goods === 'raw_material' ? receiptPath(lines[0]!.item_id, id) : shopPurchasePath(id);
export const shopPurchasePath = (id: string): string => `/purchases/view/${id}`;
export const receiptPath = (materialId: string, id: string): string => `${materialPath(materialId)}?receipt=${id}`;

/** Where goods of it are sent back. [PUR-8] */
export const sendBackPath = (purchase: Purchased): string => {
  const path = purchasePath(purchase);
  return `${path}${path.includes('?') ? '&' : '?'}back=`;
};

/** Where it is changed. [RTE-33, RTE-46] */
export const editPurchasePath = ({ id, goods, lines }: Purchased): string =>
  goods === 'raw_material'
    ? `/farm/view/0/raw_material/edit/${lines[0]!.item_id}?receipt=${id}`
    : `/purchases/edit/${id}`;

/** Where it is paid, and where its payments stand. [RTE-34, RTE-35, RTE-45, RTE-47] */
export const payPurchasePath = ({ id, goods }: Purchased): string =>
  goods === 'raw_material' ? `/farm/raw_material/payment/${id}` : `/purchases/payment/${id}`;
export const purchasePaymentsPath = ({ id, goods }: Purchased): string =>
  goods === 'raw_material' ? `/farm/raw_material/payment/history/${id}` : `/purchases/payment/history/${id}`;
