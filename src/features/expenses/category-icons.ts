import {
  IconBolt,
  IconBuilding,
  IconDeviceMobile,
  IconDots,
  IconDroplet,
  IconFileCertificate,
  IconGasStation,
  IconHammer,
  IconLeaf,
  IconPackage,
  IconStethoscope,
  IconTruck,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type { ExpenseCategory } from '../../domain/expenses/check-expense.ts';

/** The sign of each category. [EXP-2] */
export const CATEGORY_ICONS: Readonly<Record<ExpenseCategory, Icon>> = {
  labour: IconUsers,
  transport: IconTruck,
  fuel: IconGasStation,
  electricity: IconBolt,
  water: IconDroplet,
  rent: IconBuilding,
  repairs: IconHammer,
  vet: IconStethoscope,
  litter: IconLeaf,
  packaging: IconPackage,
  airtime_data: IconDeviceMobile,
  licence_tax: IconFileCertificate,
  other: IconDots,
};
