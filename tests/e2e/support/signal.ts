import type { Socket } from 'node:net';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.ts';

/**
 * The signal of one phone: a TCP relay on loopback between its browser and the backend. Cutting it breaks every
 * connection of page, worker and service worker alike, which the browser's own "offline" switch does not.
 */
export interface Signal extends TcpProxy {
  /** Simulate a captive portal from now on: every request is answered with its own page, status 200. */
  portal(): void;
}

export async function startSignal(backendPort: number): Promise<Signal> {
  const proxy = await startTcpProxy(backendPort);
  return { ...proxy, portal: () => proxy.divert(answerAsPortal) };
}

const page = '<!doctype html><title>Free WiFi</title><h1>Please accept our terms</h1>';

/** Answer any request as the portals of hotels and airports do until their terms are accepted. */
function answerAsPortal(phone: Socket): void {
  phone.once('data', () => {
    const head = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${page.length}\r\nConnection: close`;
    phone.end(`${head}\r\n\r\n${page}`);
  });
}
