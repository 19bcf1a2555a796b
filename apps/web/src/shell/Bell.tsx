import { clsx } from 'clsx'
import { useGoTo } from '../lib/pageAddress.ts'
import { useCall } from '../lib/queries.ts'
import { useUser } from '../lib/session.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { Menu } from '../ui/menu/Menu.tsx'
import { MenuDivider, MenuItem, MenuLabel } from '../ui/menu/menuParts.tsx'
import { useWords } from '../ui/useWords.ts'
import { useUnreads } from './unreads.ts'
import styles from './shell.module.css'

/** The bell with the unread count; opens the latest five messages. */
export function Bell() {
  const { say } = useWords('shell')
  const goTo = useGoTo()
  const unread = useUnreads()
  return (
    <Menu
      width={360}
      button={{
        className: 'icon-button',
        'aria-label': unread > 0 ? say('shell:unread', { count: unread }) : say('shell:unread.none'),
      }}
      face={
        <>
          <Icon name="bell" size={22} />
          {unread > 0 && (
            <span className="badge" data-testid="unread-badge">
              {unread}
            </span>
          )}
        </>
      }
    >
      <MenuLabel>
        <Label k="shell:bell.title" />
      </MenuLabel>
      <Latest />
      <MenuDivider />
      <MenuItem icon={<Icon name="inbox" />} onClick={() => void goTo({ to: '/inbox' })}>
        <Label k="shell:bell.all" />
      </MenuItem>
    </Menu>
  )
}

function Latest() {
  const { say } = useWords('shell')
  const goTo = useGoTo()
  const user = useUser()
  const { data, isPending } = useCall(
    'getInboxByAB',
    { params: { userId: user?.USER_ID ?? 0, page: 1 } },
    { enabled: user !== undefined },
  )
  if (isPending) return <MenuItem disabled>{say('core:loading')}</MenuItem>
  if (!data || data.data.length === 0) return <MenuItem disabled>{say('shell:bell.empty')}</MenuItem>
  return data.data.slice(0, 5).map((item) => (
    <MenuItem key={item.INBOX_ID} onClick={() => void goTo({ to: '/inbox', search: { item: item.INBOX_ID } })}>
      <span className={clsx(styles.bellRow, 'flex gap-8 small')}>
        {item.STATUS === 'N' && <span className="dot above-6" aria-label={say('core:unread')} />}
        <span>
          {item.STATUS === 'N' ? <b className="block">{item.SUBJECT}</b> : item.SUBJECT}
          <small className="block muted caption-size" dir="auto">
            {item.TITLE}
          </small>
        </span>
      </span>
    </MenuItem>
  ))
}
