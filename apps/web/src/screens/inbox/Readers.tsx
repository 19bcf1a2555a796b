import type { InboxItem } from '@saki/contracts/inbox'

import { useUser } from '../../lib/session.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Recipients of a letter, and when each first read it. */
export function Readers({ item }: { item: InboxItem }) {
  const { say } = useWords('inbox')
  const userId = useUser()?.USER_ID
  return (
    <details className="ibreaders" open={item.READERS.length > 1}>
      <summary>{say('inbox:screen.readers')}</summary>
      <ul>
        {item.READERS.map((reader) => (
          <li key={reader.USER_ID}>
            <Icon name={reader.READ_AT ? 'mail-open' : 'mail'} size={16} />
            <bdi>{reader.USER_ID === userId ? say('inbox:screen.readers.you') : reader.USER_NAME}</bdi>
            {reader.READ_AT ? <LegalTime at={reader.READ_AT} /> : <span>{say('inbox:screen.readers.not')}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
