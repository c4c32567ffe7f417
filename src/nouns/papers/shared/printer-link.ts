import { readDraft, writeDraft } from '../../../ui/draft-storage.ts';

/*
 * A receipt printer over Bluetooth. The page writes to it directly, as the existing drivers hide transmission errors,
 * and a user who prints a receipt must know whether it was printed. [SET-7]
 */

/** Bluetooth services and their characteristics for print data, as makers of receipt printers use them. */
const WAYS = [
  ['000018f0-0000-1000-8000-00805f9b34fb', '00002af1-0000-1000-8000-00805f9b34fb'],
  ['49535343-fe7d-4ae5-8fa9-9fafd205e455', '49535343-8841-43f4-a8d4-ecbe34729bb3'],
  ['e7810a71-73ae-499d-8c15-faa9aef0c3f2', 'bef8d6c9-9c21-4c9e-b632-bd58c1009f9f'],
  ['0000ff00-0000-1000-8000-00805f9b34fb', '0000ff02-0000-1000-8000-00805f9b34fb'],
] as const;
/** Number of bytes that every Bluetooth printer accepts at once; some cut off more. Units: bytes. */
const PIECE = 100;

const KEY = 'flockbook-printer';
const VERSION = 1;

/** The printer on which this phone prints receipts. */
export interface KnownPrinter {
  readonly id: string;
  readonly name: string;
}

/** The reason why nothing was printed: no printer was chosen, it did not answer, or the device is no printer. */
export class PrinterFault extends Error {
  readonly why: 'not-chosen' | 'not-reached' | 'no-printer';
  constructor(why: PrinterFault['why'], cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

const bluetooth = (): Bluetooth | undefined => (navigator as Partial<Pick<Navigator, 'bluetooth'>>).bluetooth;

/** True when this browser supports Bluetooth devices. */
export const hasBluetooth = (): boolean => bluetooth() !== undefined;

export const knownPrinter = (): KnownPrinter | undefined => readDraft(KEY, VERSION) as KnownPrinter | undefined;

export function forgetPrinter(): void {
  device = undefined;
  writeDraft(KEY, VERSION, undefined);
}

/** The device chosen since the page was opened. */
let device: BluetoothDevice | undefined;

/** Let the user choose a printer; call it from a press. Errors: `PrinterFault`. */
export async function choosePrinter(): Promise<KnownPrinter> {
  const chosen = await chosenDevice();
  device = chosen;
  await wayInto(chosen);
  const printer = { id: chosen.id, name: chosen.name ?? '' };
  writeDraft(KEY, VERSION, printer);
  return printer;
}

/** Send bytes in the printer's language to the known printer; call it from a press. Errors: `PrinterFault`. */
export async function sendToPrinter(bytes: Uint8Array): Promise<void> {
  device ??= (await deviceBefore()) ?? (await chosenDevice());
  const way = await wayInto(device);
  try {
    for (let at = 0; at < bytes.length; at += PIECE) await write(way, bytes.slice(at, at + PIECE));
  } catch (fault) {
    throw new PrinterFault('not-reached', fault);
  }
}

function write(way: BluetoothRemoteGATTCharacteristic, piece: Uint8Array<ArrayBuffer>): Promise<void> {
  const { write: answers, writeWithoutResponse } = way.properties;
  return answers || !writeWithoutResponse ? way.writeValueWithResponse(piece) : way.writeValueWithoutResponse(piece);
}

async function chosenDevice(): Promise<BluetoothDevice> {
  try {
    // Few printers announce their services before they are connected: offer all devices.
    return await bluetooth()!.requestDevice({ acceptAllDevices: true, optionalServices: WAYS.map(([service]) => service) });
  } catch (fault) {
    throw new PrinterFault('not-chosen', fault);
  }
} // prettier-ignore

/** Browsers that remember permitted devices need not ask again. */
async function deviceBefore(): Promise<BluetoothDevice | undefined> {
  const known = knownPrinter();
  const allowed = (await (bluetooth() as Partial<Pick<Bluetooth, 'getDevices'>> | undefined)?.getDevices?.()) ?? [];
  return allowed.find(({ id }) => id === known?.id);
}

async function wayInto({ gatt }: BluetoothDevice): Promise<BluetoothRemoteGATTCharacteristic> {
  let server: BluetoothRemoteGATTServer;
  try {
    server = await gatt!.connect();
  } catch (fault) {
    throw new PrinterFault('not-reached', fault);
  }
  for (const [service, characteristic] of WAYS)
    try {
      return await (await server.getPrimaryService(service)).getCharacteristic(characteristic);
    } catch {
      // The service of another maker.
    }
  throw new PrinterFault('no-printer');
}
