/* People and goods of a farm near Mukono, Uganda. Prices in shillings (UGX has no minor unit). */

export const CUSTOMERS = [
  { name: 'Amina Nansubuga', phone: '0772 000 118', type: 'retail', terms_days: 7, location: 'Mukono market' },
  { name: 'Sunrise Hotel', phone: '0414 000 230', type: 'hotel', terms_days: 30, location: 'Jinja Road' },
  { name: 'Musa Kato', phone: '0701 000 342', type: 'retail', terms_days: 7, location: 'Seeta' },
  { name: 'Joy Bakery', phone: '0755 000 411', type: 'wholesale', terms_days: 14, location: 'Kireka' },
  { name: 'Hajjat Zainab', phone: '0782 000 507', type: 'retail', terms_days: 7, location: 'Namanve' },
  { name: 'Nabirye Shop', phone: '0704 000 655', type: 'retail', terms_days: 7, location: 'Goma' },
  { name: 'Okot Traders', phone: '0776 000 702', type: 'wholesale', terms_days: 14, location: 'Banda' },
  { name: 'Mama Fiona', phone: '0752 000 733', type: 'retail', terms_days: 7, location: 'Mukono market' },
  { name: 'St. Peter’s School', phone: '0414 000 761', type: 'wholesale', terms_days: 30, location: 'Naalya' },
  { name: 'Ssemakula Rolex', phone: '0700 000 789', type: 'retail', terms_days: 7, location: 'Kyambogo' },
  { name: 'Lakeside Restaurant', phone: '0393 000 804', type: 'hotel', terms_days: 30, location: 'Ggaba' },
  { name: 'Wanyama Kiosk', phone: '0788 000 826', type: 'retail', terms_days: 7, location: 'Seeta' },
  { name: 'Teacher Grace A.', phone: '0779 000 851', type: 'staff', terms_days: 30, location: 'Goma' },
  { name: 'Mukasa Joseph', phone: '0703 000 872', type: 'retail', terms_days: 7, location: 'Bweyogerere' },
  { name: 'Akello Canteen', phone: '0757 000 893', type: 'retail', terms_days: 14, location: 'Nakawa' },
  { name: 'Fresh Basket', phone: '0392 000 915', type: 'wholesale', terms_days: 14, location: 'Ntinda' },
  { name: 'Namutebi Eggs', phone: '0785 000 938', type: 'wholesale', terms_days: 7, location: 'Kalerwe' },
  { name: 'Brother Denis', phone: '0702 000 954', type: 'retail', terms_days: 7, location: 'Kiira' },
] as const;

/** Names for the additional customers of a larger farm. */
export const FIRST_NAMES = ['Sarah', 'Isaac', 'Ruth', 'Moses', 'Esther', 'Ivan', 'Halima', 'Peter', 'Juliet', 'Ronald', 'Stella', 'Yusuf'] as const; // prettier-ignore
export const LAST_NAMES = ['Nalwoga', 'Opio', 'Byaruhanga', 'Achieng', 'Kiggundu', 'Auma', 'Mugisha', 'Tendo', 'Walusimbi', 'Atim', 'Lubega', 'Nakimera'] as const; // prettier-ignore

export const VENDORS = {
  hatchery: { name: 'Lweza Hatchery', phone: '+256772000401', supplies: ['chicks', 'pullets'], terms_days: 14 },
  feeds: { name: 'Kawanda Feeds', phone: '+256701000402', supplies: ['feed'], terms_days: 21 },
  grain: { name: 'Seeta Grain Store', phone: '+256755000403', supplies: ['maize', 'soya'], terms_days: 14 },
  drugs: { name: 'Mukono Vet Drug Shop', phone: '+256782000404', supplies: ['medicine', 'vaccines'], terms_days: 7 },
  hardware: { name: 'Kiseka Farm Supplies', phone: '+256704000405', supplies: ['drinkers', 'feeders'], terms_days: 30 },
} as const;
export type VendorKey = keyof typeof VENDORS;

/** Feeds and their ingredients: the cost of a whole bag. */
export const FEEDS = {
  layers: { name: 'Layers mash', feed_type: 'layers', crude_protein: 1_700, bag_kg: 70, cost: 108_000, vendor: 'feeds' },
  starter: { name: 'Broiler starter', feed_type: 'starter', crude_protein: 2_200, bag_kg: 50, cost: 98_000, vendor: 'feeds' },
  finisher: { name: 'Broiler finisher', feed_type: 'finisher', crude_protein: 1_900, bag_kg: 50, cost: 94_000, vendor: 'feeds' },
  ownMix: { name: 'Layers mash, own mix', feed_type: 'layers', crude_protein: 1_650, bag_kg: 70, cost: 0, vendor: 'feeds' },
  maize: { name: 'Maize bran', feed_type: 'ingredient', crude_protein: 1_000, bag_kg: 100, cost: 88_000, vendor: 'grain' },
  soya: { name: 'Soya, roasted', feed_type: 'ingredient', crude_protein: 3_800, bag_kg: 100, cost: 265_000, vendor: 'grain' },
  fish: { name: 'Silver fish, crushed', feed_type: 'ingredient', crude_protein: 5_500, bag_kg: 50, cost: 190_000, vendor: 'grain' },
  premix: { name: 'Layer premix', feed_type: 'ingredient', crude_protein: 0, bag_kg: 25, cost: 205_000, vendor: 'feeds' },
} as const satisfies Record<string, { vendor: VendorKey; [field: string]: string | number }>; // prettier-ignore
export type FeedKey = keyof typeof FEEDS;

/** Medicines and vaccines: units per package and its cost; withdrawal periods as on the label. */
export const REMEDIES = {
  sulfa: { name: 'Sulfa powder', category: 'medications', ingredient: 'trimethoprim+sulfadiazine', unit: 'g', pack: 100, cost: 18_000, meat: 14, egg: 0 },
  dewormer: { name: 'Dewormer', category: 'medications', ingredient: 'levamisole', unit: 'g', pack: 100, cost: 9_000, meat: 7, egg: 0 },
  antibiotic: { name: 'Antibiotic powder', category: 'medications', ingredient: 'neomycin', unit: 'g', pack: 100, cost: 22_000, meat: 7, egg: 7 },
  newcastle: { name: 'Newcastle vaccine', category: 'vaccines', ingredient: 'ND', unit: 'dose', pack: 500, cost: 16_000, meat: 0, egg: 0 },
  gumboro: { name: 'Gumboro vaccine', category: 'vaccines', ingredient: 'IBD', unit: 'dose', pack: 500, cost: 19_000, meat: 0, egg: 0 },
} as const; // prettier-ignore
export type RemedyKey = keyof typeof REMEDIES;

/** Saleable egg grades, under the ids known to every phone. [MNY-2] */
export const EGG_GOODS = [
  { id: 'EggsGood0001', grade: 'good', description: 'Eggs, good', price: 12_000 },
  { id: 'EggsSmall001', grade: 'small', description: 'Eggs, small', price: 10_500 },
  { id: 'EggsCracked1', grade: 'cracked', description: 'Eggs, cracked', price: 8_000 },
] as const;

/** Goods that the shop buys for resale, each by the piece. */
export const RESALE = [
  { name: 'Drinker, 4 litres', cost: 9_000, price: 13_000 },
  { name: 'Feeder, 5 kg', cost: 11_000, price: 15_500 },
  { name: 'Chick mash, 5 kg', cost: 14_500, price: 18_000 },
  { name: 'Vitamins, sachet', cost: 2_500, price: 4_000 },
  { name: 'Brooder bulb', cost: 8_000, price: 12_000 },
  { name: 'Plastic egg tray', cost: 3_000, price: 4_500 },
  { name: 'Coffee husks, bag', cost: 4_000, price: 6_500 },
  { name: 'Egg box of 6', cost: 350, price: 600 },
] as const;

export const DRESSED_CHICKEN = { name: 'Dressed chicken', price: 24_000 } as const;
/** A live bird and a bag of manure. */
export const FARM_GATE = { broiler: 16_000, spentHen: 18_000, manure: 6_000 } as const;
/** Cost of a young bird, and value of a hen present before the book. */
export const BIRD_COSTS = { chick: 2_800, pullet: 22_000, henThere: 17_000, salvage: 14_000 } as const;
