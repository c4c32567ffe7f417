/** Where the build puts the small files of the app together: each line is the path and the text of one. [OFF-5] */
export const PACKED_FILES = '/app-files.txt';
