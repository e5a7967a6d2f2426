/** Where the site shows what lies in `demo/pictures`. */
export const PICTURES_FOLDER = '/pictures';

export function pictureAddress(file: string): string {
  return `${PICTURES_FOLDER}/${file}`;
}
