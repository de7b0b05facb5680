import {link, readFile, rename, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'

type Holder = {readonly pid: number; readonly bornAt: string | null}

const heldHere = new Set<string>()

/**
 * Takes the data folder for this process: the embedded database does not notice a second process, and both would
 * write over each other. A lock whose process is gone is taken over, a reused process number is recognised by its
 * birth where the system tells it.
 *
 * @returns the function that gives the folder back
 * @throws Error that names the process holding the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'aristo.lock')
  const own = `${file}.${process.pid}`
  await writeFile(own, JSON.stringify({pid: process.pid, bornAt: await birthOf(process.pid)} satisfies Holder))
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (await linked(own, file)) {
        heldHere.add(file)
        return () => unlock(file)
      }
      const holder = await holderOf(file)
      if (holder !== undefined && (await isAlive(holder, file))) throw heldBy(folder, holder.pid)
      await moveAside(file)
    }
    throw new Error(`The data folder ${folder} is being taken by another process. Try again.`)
  } finally {
    await rm(own, {force: true})
  }
}

function heldBy(folder: string, pid: number): Error {
  return new Error(
    `The data folder ${folder} is in use by the running process ${pid}. Stop that process, choose another folder ` +
      'with DATA_DIR, or set DATABASE_URL to run several processes on PostgreSQL.',
  )
}

async function unlock(file: string): Promise<void> {
  if (heldHere.delete(file)) await rm(file, {force: true})
}

/** A hard link appears whole or not at all, so nobody ever reads a half-written lock. */
async function linked(own: string, file: string): Promise<boolean> {
  try {
    await link(own, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Renaming has one winner among several processes that all find the same dead lock. */
async function moveAside(file: string): Promise<void> {
  const aside = `${file}.dead.${process.pid}`
  try {
    await rename(file, aside)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return
  }
  const moved = await holderOf(aside)
  // Between our look and our rename a living process may have taken the folder: then its lock goes back.
  if (moved !== undefined && (await isAlive(moved, file))) await linked(aside, file)
  await rm(aside, {force: true})
}

async function holderOf(file: string): Promise<Holder | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number')
      return undefined
    return {pid: value.pid, bornAt: 'bornAt' in value && typeof value.bornAt === 'string' ? value.bornAt : null}
  } catch {
    return undefined
  }
}

async function isAlive({pid, bornAt}: Holder, file: string): Promise<boolean> {
  if (pid === process.pid) return heldHere.has(file)
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  const birth = await birthOf(pid)
  return bornAt === null || birth === null || birth === bornAt
}

/** When the process was born, in clock ticks since the machine started; null where the system does not tell. */
async function birthOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
