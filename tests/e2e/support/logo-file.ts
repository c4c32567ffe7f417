import type { Page } from '@playwright/test';

/** A typical logo file: a large PNG with a transparent border. */
export async function aLogoFile(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1_200;
    canvas.height = 800;
    const brush = canvas.getContext('2d')!;
    brush.fillStyle = '#b4412c';
    brush.beginPath();
    brush.ellipse(600, 400, 560, 370, 0, 0, 7);
    brush.fill();
    brush.fillStyle = '#fff6e0';
    brush.beginPath();
    brush.ellipse(600, 330, 150, 200, 0, 0, 7);
    brush.fill();
    brush.font = 'bold 150px sans-serif';
    brush.textAlign = 'center';
    brush.fillText('NAKATO', 600, 690);
    return canvas.toDataURL('image/png');
  });
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(address.split(',')[1]!, 'base64') };
}
