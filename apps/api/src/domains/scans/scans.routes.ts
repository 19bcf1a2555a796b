import { scansCalls } from '@saki/contracts/scans'

import { implement } from '../../implement.ts'
import { officeScanReplace } from './replaceScan.ts'

export const scansRoutes = implement(scansCalls, { officeScanReplace })
