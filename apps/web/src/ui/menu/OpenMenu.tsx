import { Menu } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'

import { MantineFrame } from '../MantineFrame.tsx'
import { MenuContext, type MenuProps } from './menuParts.tsx'

const classes = {
  dropdown: 'menu surface',
  item: 'menu-item row gap-8 full-width bare rounded text-plain middle',
  label: 'menu-label caption-size strong',
  divider: 'menu-divider',
}

/** The menu keeps this many pixels from the edges of the window. */
const BESIDE_EDGES = { flip: true, shift: { padding: 8 } }
const WITHIN_EDGES = { maxInlineSize: 'calc(100vi - 16px)' }

/** Mantine's menu, opened when it mounts in place of the plain button, whose focus it takes over. */
export function OpenMenu({ width, button, face, children }: MenuProps) {
  const [opened, setOpened] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    target.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => setOpened(true))
    return () => clearTimeout(timer)
  }, [])
  return (
    <MantineFrame>
      <Menu
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width={width}
        withinPortal
        middlewares={BESIDE_EDGES}
        classNames={classes}
      >
        <Menu.Target>
          <button ref={target} type="button" {...button}>
            {face}
          </button>
        </Menu.Target>
        <Menu.Dropdown style={WITHIN_EDGES}>
          <MenuContext value={Menu}>{children}</MenuContext>
        </Menu.Dropdown>
      </Menu>
    </MantineFrame>
  )
}
