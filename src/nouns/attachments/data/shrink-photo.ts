import { fitted, shrinkSteps, type ShrinkStep } from '../../../domain/attachments/shrink-steps.ts';
import { ok, refuse, type Result } from '../../../domain/result.ts';

/**
 * A picture as it is stored and sent: a JPEG of fewer bytes than `most`, turned upright, without location and camera
 * data. [EXP-7] Errors: NotAPicture when the browser cannot read it.
 */
export async function shrinkPhoto(
  file: Blob,
  { most, steps }: { most: number; steps: readonly ShrinkStep[] },
): Promise<Result<Blob, { type: 'NotAPicture' }>> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return refuse({ type: 'NotAPicture' });
  }
  try {
    let made: Blob | undefined;
    for (const { side, quality } of shrinkSteps(picture, steps)) {
      const { width, height } = fitted(picture, side);
      const canvas = new OffscreenCanvas(width, height);
      const brush = canvas.getContext('2d');
      if (!brush) return refuse({ type: 'NotAPicture' });
      brush.fillStyle = '#fff'; // behind transparent parts: a JPEG has no transparency
      brush.fillRect(0, 0, width, height);
      brush.drawImage(picture, 0, 0, width, height);
      made = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (made.size < most) return ok(made);
    }
    return made && made.size < most ? ok(made) : refuse({ type: 'NotAPicture' });
  } finally {
    picture.close();
  }
}
