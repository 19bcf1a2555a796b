import type { Menu } from '@mantine/core'
import { createContext, useContext, type ComponentProps, type ReactNode } from 'react'

export interface MenuProps {
  /** Width of the list in pixels. */
  width: number
  /** Attributes of the button that opens the menu. */
  button: ComponentProps<'button'>
  /** Content of that button. */
  face: ReactNode
  /** MenuItem, MenuLabel and MenuDivider. */
  children: ReactNode
}

export type MenuParts = Pick<typeof Menu, 'Item' | 'Label' | 'Divider'>

/** Mantine's parts, given by OpenMenu, so that a menu's entries need not load Mantine before it opens. */
export const MenuContext = createContext<MenuParts | undefined>(undefined)

function useParts(): MenuParts {
  const parts = useContext(MenuContext)
  if (!parts) throw new Error('an entry outside a menu')
  return parts
}

interface MenuItemProps {
  icon?: ReactNode
  disabled?: boolean
  onClick?: () => void
  children: ReactNode
}

export function MenuItem({ icon, disabled = false, onClick, children }: MenuItemProps) {
  const { Item } = useParts()
  return (
    <Item leftSection={icon} disabled={disabled} onClick={onClick}>
      {children}
    </Item>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const { Label } = useParts()
  return <Label>{children}</Label>
}

export function MenuDivider() {
  const { Divider } = useParts()
  return <Divider />
}
