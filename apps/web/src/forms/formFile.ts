import type { FileRow } from '@saki/contracts/fileRow'
import type { FormFile } from '@saki/domain/forms/form'

/** A stored file as the rules of a form see it. */
export function formFileOf({ SPECDOC_TYP, VIEW_TYPE_ID, WIDTH, HEIGHT, PAGES }: FileRow): FormFile {
  return { slot: SPECDOC_TYP, view: VIEW_TYPE_ID, width: WIDTH, height: HEIGHT, pages: PAGES }
}
