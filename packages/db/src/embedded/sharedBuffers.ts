import { totalmem } from 'node:os'

const MIB = 2 ** 20
const LEAST = 128
const MOST = 2_048

/**
 * Shared buffers of the embedded server on a machine or in a container with `bytes` of memory: an eighth, between 128 MB and what the
 * indexes of a million cases need. A page outside of them is copied from the system for every search anew, which takes several times as long
 * as reading it. The server takes the memory as it fills it.
 */
export const sharedBuffers = (bytes: number): string =>
  `${Math.round(Math.min(MOST, Math.max(LEAST, bytes / MIB / 8)))}MB`

/** Memory of this machine, or of the container that holds this process. */
export const memoryHere = (): number => Math.min(totalmem(), process.constrainedMemory() || totalmem())
