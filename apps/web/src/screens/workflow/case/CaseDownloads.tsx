import { download } from '../../../lib/download.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { runLate } from '../../../ui/lateCode.ts'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { MenuItem } from '../../../ui/menu/menuParts.tsx'
import type { CaseOnPage } from './caseAccess.ts'

interface CaseDownloadsProps {
  theCase: CaseOnPage
  number: string
  /** The reader is a party or an officer, who may have the files. */
  isInside: boolean
}

/**
 * What can be taken away: every file of the case, and what the public register has of it for programs, or will have once it is published.
 * Nothing for a stranger to an unpublished case.
 */
export function CaseDownloads({ theCase, number, isInside }: CaseDownloadsProps) {
  const getFiles = () => void download('zipCaseDocuments', { params: { patentId: number } }, `SAKI-${number}.zip`)
  const isPublic = theCase.IND_PUBLIC === 'Y'
  if (!isPublic && !isInside) return null
  // The register has no case without a number.
  if (!isPublic && theCase.PATENT_ID === null)
    return (
      <Button look="act" icon="download" onClick={getFiles}>
        <Label k="casePage:zip" />
      </Button>
    )
  const getData = (format: 'json' | 'xml') =>
    isPublic
      ? runLate(async () => (await import('./lateParts.ts')).savePublicData(theCase.RIGHT, number, format))
      : download('exportCase', { params: { patentId: number }, query: { format } }, `${number}.${format}`)
  return (
    <Menu
      width={280}
      button={{ className: 'text-button' }}
      face={
        <>
          <Icon name="download" size={18} />
          <Label k="casePage:download" />
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      {isInside && (
        <MenuItem icon={<Icon name="folder" />} onClick={getFiles}>
          <Label k="casePage:zip" />
        </MenuItem>
      )}
      <MenuItem icon={<Icon name="download" />} onClick={() => void getData('json')}>
        <Label k={isPublic ? 'casePage:download.json' : 'casePage:download.ownJson'} />
      </MenuItem>
      <MenuItem icon={<Icon name="download" />} onClick={() => void getData('xml')}>
        <Label k={isPublic ? 'casePage:download.xml' : 'casePage:download.ownXml'} />
      </MenuItem>
    </Menu>
  )
}
