/** Public path of the files in `demo/pictures`. */
export const PICTURES_FOLDER = '/pictures';

export function pictureAddress(file: string): string {
  return `${PICTURES_FOLDER}/${file}`;
}
