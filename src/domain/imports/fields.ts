import type { ImportKind } from './import-row.ts';

/** A recognised column. */
export type ImportField =
  | 'name'
  | 'middle_name'
  | 'last_name'
  | 'phone'
  | 'location'
  | 'terms_days'
  | 'credit_limit'
  | 'opening_balance'
  | 'opening_on'
  | 'supplies'
  | 'mobile_money'
  | 'category'
  | 'unit'
  | 'holds'
  | 'price'
  | 'barcode'
  | 'second_unit'
  | 'second_holds'
  | 'second_price'
  | 'on_hand'
  | 'cost'
  | 'counted_on'
  | 'expiry'
  | 'reorder_level'
  | 'method'
  | 'amount';

const OF_PEOPLE = ['name', 'phone', 'opening_balance', 'opening_on', 'location', 'terms_days'] as const;
/** Parts of a name in separate columns, as in phones and mail programs. */
const NAME_PARTS = ['middle_name', 'last_name'] as const satisfies readonly ImportField[];

/**
 * The columns of each kind, in the order of its template: the first one is required, and a table without headings holds
 * the first two. [IMP-1]
 */
export const IMPORT_FIELDS: Readonly<Record<ImportKind, readonly [ImportField, ImportField, ...ImportField[]]>> = {
  customers: [...OF_PEOPLE, 'credit_limit', ...NAME_PARTS],
  suppliers: [...OF_PEOPLE, 'supplies', 'mobile_money', ...NAME_PARTS],
  items: [
    'name',
    'price',
    'unit',
    'holds',
    'category',
    'barcode',
    'on_hand',
    'cost',
    'counted_on',
    'expiry',
    'reorder_level',
    'second_unit',
    'second_holds',
    'second_price',
  ],
  money: ['method', 'amount', 'opening_on'],
};

/** Headings of the first part of a name. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(['first name', 'given name', 'prenom', 'jina la kwanza']);

/** Columns of the template: it has a single column for the name. [IMP-1] */
export const templateFields = (kind: ImportKind): readonly ImportField[] =>
  IMPORT_FIELDS[kind].filter((field) => !NAME_PARTS.some((part) => part === field));

type Heads = Readonly<Partial<Record<ImportField, readonly string[]>>>;

const DAYS: Heads = {
  opening_on: [
    'since', 'since which day', 'opening date', 'opening on', 'opening balance date', 'balance date', 'as of', 'as of date', 'as of which day', 'date', 'day',
    'tangu', 'tangu lini', 'tarehe', 'siku',
    'depuis', 'depuis quand', 'depuis quel jour', 'date du solde', 'jour',
  ],
}; // prettier-ignore

/** Headings for people, as used in forms, phones, Loyverse, Zoho and QuickBooks. */
const PEOPLE: Heads = {
  phone: [
    'phone', 'phone number', 'phones', 'phone numbers', 'mobile', 'mobile phone', 'mobilephone', 'mobile number', 'telephone', 'tel', 'cell', 'phone 1 value', 'contact', 'contact number', 'main phone',
    'simu', 'nambari ya simu', 'namba ya simu', 'namba',
    'numero de telephone', 'numero', 'portable', 'tel portable', 'gsm',
  ],
  middle_name: ['middle name', 'additional name', 'deuxieme prenom', 'jina la kati'],
  last_name: ['last name', 'family name', 'surname', 'nom de famille', 'jina la ukoo', 'jina la mwisho'],
  location: [
    'place', 'location', 'town', 'area', 'village', 'city', 'address', 'billing address', 'billing city', 'address line 1', 'street',
    'mahali', 'mji', 'eneo', 'kijiji', 'anwani',
    'lieu', 'ville', 'quartier', 'adresse',
  ],
  terms_days: [
    'days to pay', 'terms days', 'terms', 'payment terms', 'credit days',
    'siku za kulipa', 'masharti ya malipo',
    'jours pour payer', 'delai de paiement', 'delai',
  ],
  ...DAYS,
}; // prettier-ignore

/** Headings used by people and other programs, most reliable first; in the form of `plainHead`. */
const HEADS: Readonly<Record<ImportKind, Heads>> = {
  customers: {
    name: [
      'name', 'customer name', 'customer', 'full name', 'customer full name', 'display name', 'client', 'client name', 'contact name', 'company name', 'company', 'first name', 'given name',
      'jina', 'jina la mteja', 'mteja', 'jina la kwanza',
      'nom', 'nom du client', 'nom complet', 'prenom',
    ],
    ...PEOPLE,
    opening_balance: [
      'they owe', 'opening balance', 'open balance', 'balance', 'balance due', 'owes', 'debt', 'amount owed', 'outstanding', 'outstanding balance', 'outstanding receivable amount',
      'wanadaiwa', 'anadaiwa', 'deni', 'salio',
      'ils doivent', 'doit', 'dette', 'solde', 'solde initial',
    ],
    credit_limit: [
      'credit limit', 'limit', 'most they may owe',
      'kikomo cha deni', 'kikomo cha mkopo', 'kikomo',
      'plafond de credit', 'limite de credit', 'plafond', 'limite',
    ],
  },
  suppliers: {
    name: [
      'name', 'supplier name', 'supplier', 'vendor name', 'vendor', 'full name', 'display name', 'contact name', 'company name', 'company', 'first name', 'given name',
      'jina', 'jina la msambazaji', 'msambazaji', 'muuzaji',
      'nom', 'nom du fournisseur', 'fournisseur', 'nom complet',
    ],
    ...PEOPLE,
    opening_balance: [
      'we owe', 'opening balance', 'open balance', 'balance', 'balance due', 'debt', 'amount owed', 'outstanding', 'outstanding balance', 'outstanding payable amount',
      'tunadaiwa', 'deni', 'salio',
      'nous devons', 'dette', 'solde', 'solde initial',
    ],
    supplies: [
      'supplies', 'what they bring', 'brings', 'goods', 'products',
      'wanacholeta', 'wanachouza', 'bidhaa',
      "ce qu'ils apportent", 'apporte', 'produits', 'marchandises',
    ],
    mobile_money: [
      'pay to', 'number or till to pay to', 'mobile money', 'till', 'till number', 'paybill',
      'pesa za simu', 'namba au till ya kulipia', 'lipa kwa', 'namba ya kulipia',
      'numero ou caisse ou payer', 'numero ou code marchand ou payer', 'payer a', 'payer au', 'argent mobile',
    ],
  },
  items: {
    name: [
      'name', 'item name', 'item', 'product name', 'product', 'product service name', 'product service', 'goods', 'description',
      'jina', 'jina la bidhaa', 'bidhaa',
      'nom', "nom de l'article", 'article', 'produit', 'designation',
    ],
    price: [
      'selling price', 'price', 'sale price', 'sales price', 'sales price rate', 'default price', 'unit price', 'retail price', 'rate',
      'bei', 'bei ya kuuza', 'bei ya kuuzia',
      'prix', 'prix de vente', 'prix unitaire', 'pv',
    ],
    unit: [
      'sold by the', 'sold by', 'unit', 'usage unit', 'unit of measure', 'uom', 'measure', 'unit name',
      'inauzwa kwa', 'kinauzwa kwa', 'kipimo',
      'vendu par', 'unite', 'unite de vente',
    ],
    holds: [
      'one holds', 'holds', 'content', 'pack size', 'size',
      'kimoja kina', 'ujazo', 'ukubwa',
      'contenance', 'contient', 'un contient', 'contenu',
    ],
    category: ['category', 'category name', 'group', 'item group', 'kind', 'type', 'department', 'aina', 'kundi', 'categorie', 'famille', 'groupe', 'rayon'],
    barcode: ['barcode', 'bar code', 'ean', 'upc', 'gtin', 'ean 13', 'msimbo', 'msimbo pau', 'msimbopau', 'code barres', 'code barre', 'code a barres'],
    on_hand: [
      'on hand', 'here now', 'in stock', 'stock', 'quantity', 'qty', 'quantity on hand', 'stock on hand', 'qty on hand', 'opening stock', 'initial quantity on hand', 'current stock',
      'zilizopo', 'zilizopo sasa', 'kiasi', 'idadi', 'akiba',
      'en stock', 'quantite', 'qte', 'stock initial', 'disponible',
    ],
    cost: [
      'cost of one', 'cost', 'cost price', 'unit cost', 'purchase price', 'purchase rate', 'purchase cost', 'buying price', 'average cost', 'opening stock value per unit',
      'gharama', 'gharama ya kimoja', 'bei ya kununua', 'bei ya kununulia',
      'cout', "cout d'un", "prix d'achat", 'cout unitaire', 'pa',
    ],
    counted_on: [
      'counted on', 'as of', 'as of date', 'quantity as of date', 'stock date', 'date', 'day',
      'ilihesabiwa', 'ilihesabiwa lini', 'tarehe', 'siku',
      'compte le', 'date du stock', 'jour',
    ],
    expiry: [
      'expires', 'expires on', 'expiry', 'expiry date', 'expiration date', 'best before', 'exp date', 'exp',
      'mwisho wa muda', 'inaisha', 'inaisha muda', 'mwisho wa matumizi', 'tarehe ya mwisho',
      'perime le', 'expire le', 'peremption', 'date de peremption', "date d'expiration", 'dlc', 'dluo',
    ],
    reorder_level: [
      'tell me when left', 'reorder level', 'reorder point', 'low stock', 'minimum stock', 'min stock', 'minimum', 'alert quantity',
      'niambie zikibaki', 'kiwango cha chini',
      'prevenir a', 'prevenir quand il reste', 'stock minimum', "seuil d'alerte", 'seuil',
    ],
    second_unit: ['also sold by the', 'also sold by', 'second unit', 'pia inauzwa kwa', 'pia kinauzwa kwa', 'kipimo cha pili', 'vendu aussi par', 'deuxieme unite'],
    second_holds: ['one of these holds', 'second unit holds', 'kimoja cha hiki kina', 'celui ci contient', 'contenance de la deuxieme unite'],
    second_price: ['price of these', 'second price', 'price of second unit', 'bei ya hiki', 'bei ya pili', 'son prix', 'deuxieme prix'],
  },
  money: {
    method: [
      'where it is', 'where', 'money', 'account', 'account name', 'method', 'kind', 'type', 'name',
      'ilipo', 'iko wapi', 'pesa', 'akaunti', 'njia',
      "ou c'est", 'ou il est', 'ou', 'argent', 'compte', 'moyen', 'mode',
    ],
    amount: ['how much', 'amount', 'balance', 'opening balance', 'total', 'kiasi', 'ngapi', 'salio', 'jumla', 'combien', 'montant', 'solde'],
    ...DAYS,
  },
}; // prettier-ignore

/** Headings of the columns of a kind, most reliable first. */
export const headsOf = (kind: ImportKind): Heads => HEADS[kind];
