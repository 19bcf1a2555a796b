import { mirroredIcons, iconPath, type IconName } from './knownIcons.ts'

interface IconProps {
  name: IconName
  /** Pixels: 20 beside controls (default), 18 in small ones, 16 in chips. */
  size?: number
  className?: string
}

/** A decorative icon; a button with only an icon needs an aria-label. */
export function Icon({ name, size = 20, className = '' }: IconProps) {
  return (
    <svg
      className={`icon ${mirroredIcons.has(name) ? 'flip' : ''} ${name === 'spinner' ? 'spin' : ''} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPath(name)} />
    </svg>
  )
}
export type { IconName }
