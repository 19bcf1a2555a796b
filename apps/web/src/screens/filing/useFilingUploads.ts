import type { UploadItem } from '../../uploads/upload.ts'
import { useFileUploads, type FileUploads } from '../../uploads/useFileUploads.ts'
import type { FileStepProps } from './stepProps.ts'
import { useFilingSearch } from './useFilingSearch.ts'

/** The uploads of the draft in the address. */
export function useFilingUploads(props: FileStepProps, onStored?: (upload: UploadItem) => void): FileUploads {
  const { draft: address } = useFilingSearch()
  return useFileUploads({ ...props, localName: address ?? 'new' }, onStored)
}
