import {buildClient, isFresh} from '../../scripts/lib/clientBuild.ts'
import {seedOnce} from './seeded.ts'

/** Journeys walk the product as it is now: a client that is older than its sources is built again. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!isFresh()) await buildClient()
  return seedOnce()
}
