import type { FileRow } from '@saki/contracts/fileRow'
import { designViews } from '@saki/domain/files/designViews'

import { useWords } from '../ui/useWords.ts'

/** Name of a picture: its view ("Tampak depan"), else its file name. */
export function useViewName(): (file: Pick<FileRow, 'VIEW_TYPE_ID' | 'FILE_NAME'>) => string {
  const { say } = useWords('filing')
  return (file) => {
    const view = designViews.find(({ id }) => id === file.VIEW_TYPE_ID)
    return view ? say(view.text) : file.FILE_NAME
  }
}
