import { addIcons } from './knownIcons.ts'
import { paths } from './paths.ts'

// Imported by every area and layout but the log-in, whose code stays small without these icons.
addIcons(paths)
