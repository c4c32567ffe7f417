import { MOST_PHOTO_BYTES } from '../../domain/photos/photo-path.ts';
import { fitted, shrinkSteps } from '../../domain/photos/shrink-steps.ts';
import { ok, refuse, type Result } from '../../domain/result.ts';

/**
 * A picture as it is kept and sent: a JPEG below 100 KB, turned the right way up, without place and camera. [EXP-7]
 * Errors: NotAPicture when the browser cannot read it.
 */
export async function shrinkPhoto(file: Blob): Promise<Result<Blob, { type: 'NotAPicture' }>> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return refuse({ type: 'NotAPicture' });
  }
  try {
    let made: Blob | undefined;
    for (const { side, quality } of shrinkSteps(picture)) {
      const { width, height } = fitted(picture, side);
      const canvas = new OffscreenCanvas(width, height);
      const brush = canvas.getContext('2d');
      if (!brush) return refuse({ type: 'NotAPicture' });
      brush.fillStyle = '#fff'; // behind what is see-through: a JPEG has no holes
      brush.fillRect(0, 0, width, height);
      brush.drawImage(picture, 0, 0, width, height);
      made = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (made.size < MOST_PHOTO_BYTES) return ok(made);
    }
    return made && made.size < MOST_PHOTO_BYTES ? ok(made) : refuse({ type: 'NotAPicture' });
  } finally {
    picture.close();
  }
}
