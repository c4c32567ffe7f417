/**
 * Path of the pack in which the build combines the small files of the app: each line is the path and the text of one.
 * [OFF-5]
 */
export const PACKED_FILES = '/app-files.txt';
