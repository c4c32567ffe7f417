import { onTestFinished, vi } from 'vitest';

/** Deny access to the microphone and the camera until the end of the test. */
export function refuseMedia(): void {
  const asked = vi
    .spyOn(navigator.mediaDevices, 'getUserMedia')
    .mockRejectedValue(new DOMException('Permission denied', 'NotAllowedError'));
  onTestFinished(() => asked.mockRestore());
}
