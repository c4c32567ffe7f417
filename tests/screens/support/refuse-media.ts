import { onTestFinished, vi } from 'vitest';

/** Until the test is over the person allows neither the microphone nor the camera. */
export function refuseMedia(): void {
  const asked = vi
    .spyOn(navigator.mediaDevices, 'getUserMedia')
    .mockRejectedValue(new DOMException('Permission denied', 'NotAllowedError'));
  onTestFinished(() => asked.mockRestore());
}
