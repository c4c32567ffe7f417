import { expect, test } from 'vitest';
import {
  attachmentPath,
  businessOfAttachment,
  endingOfVoice,
  typeOfAttachment,
} from '../../../src/domain/attachments/attachment-path.ts';

test('[SYN-32, RUL-25] its path names its business and who made it, as the rules of Storage ask', () => {
  const path = attachmentPath('Business0001', 'grace', 'Photo0000001', 'jpg');
  expect(path).toBe('businesses/Business0001/grace/Photo0000001.jpg');
  expect(businessOfAttachment(path)).toBe('Business0001');
  expect(businessOfAttachment('elsewhere/Business0001/grace/x.jpg')).toBeUndefined();
});

test('[ACT-9] the end of the path says what was recorded, whatever the browser calls it', () => {
  const endings = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4; codecs=mp4a.40.2', 'AUDIO/OGG'].map(
    endingOfVoice,
  );
  expect(endings).toEqual(['webm', 'webm', 'm4a', 'ogg']);
  expect(['video/webm', 'audio/wav', 'text/html', ''].map(endingOfVoice)).toEqual(Array(4).fill(undefined));
  const types = endings.map((ending) =>
    typeOfAttachment(attachmentPath('Business0001', 'grace', 'Voice0000001', ending!)),
  );
  expect(types).toEqual(['audio/webm', 'audio/webm', 'audio/mp4', 'audio/ogg']);
});

test('[SYN-32] what was stored before there were voice notes stays a photo', () => {
  expect(typeOfAttachment('businesses/Business0001/grace/abc.webp')).toBe('image/jpeg');
  expect(typeOfAttachment('businesses/Business0001/grace/abc')).toBe('image/jpeg');
});
