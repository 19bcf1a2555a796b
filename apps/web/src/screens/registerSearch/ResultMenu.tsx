import { download } from '../../lib/download.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { MenuItem } from '../../ui/menu/menuParts.tsx'
import { useWords } from '../../ui/useWords.ts'
import { questionOf, type CaseSearch } from './caseSearch.ts'
import { wireCriteria } from './useRegister.ts'

const formats = ['json', 'xml'] as const
type Format = (typeof formats)[number]

/** Files of the found cases beside the spreadsheet. */
export function ResultMenu({ search }: { search: CaseSearch }) {
  const { say } = useWords('register')
  return (
    <Menu
      width={280}
      button={{ className: 'icon-button', 'aria-label': say('register:export') }}
      face={<Icon name="more" />}
    >
      {formats.map((format) => (
        <MenuItem key={format} icon={<Icon name="download" />} onClick={() => void exportFound(search, format)}>
          <Label k={`register:export.${format}`} />
        </MenuItem>
      ))}
    </Menu>
  )
}

const exportFound = (search: CaseSearch, format: Format) =>
  download(
    'exportSearch',
    { query: { ...questionOf(search), format }, body: wireCriteria(search.criteria) },
    `List.${format}`,
  )
