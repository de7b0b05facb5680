import {timingSafeEqual} from 'node:crypto'
import type {Readable} from 'node:stream'
import type {FastifyPluginAsync, FastifyReply, FastifyRequest} from 'fastify'
import * as v from 'valibot'
import {guarded} from '../../kernel/guarded.ts'
import {clientFault} from '../../http/clientFault.ts'
import {callerOfToken} from '../identity/callerOfToken.ts'
import {IdentityError} from '../identity/errors.ts'
import {digest} from '../identity/secrets.ts'
import {AgedIdToken} from '../identity/tokens.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import {maxObjectSize, mayReadObject, mayWriteObject} from '../rules.ts'
import {readUploadBody} from './body.ts'
import {isTrueKind} from './contentKind.ts'
import {parseUpload} from './multipart.ts'
import {openUploads} from './uploads.ts'
import {deleteObject, findObject, objectRecord, putObject, readBytes} from './objects.ts'

const objectName = v.pipe(v.string(), v.minLength(1), v.maxLength(512), v.regex(/^[^\p{Cc}]+$/u))
const place = v.object({bucket: v.string(), name: objectName})
const mediaQuery = v.object({alt: v.optional(v.string()), token: v.optional(v.pipe(v.string(), v.maxLength(128)))})

type Status = 400 | 401 | 403 | 404 | 429
type Caller = {readonly uid: string; readonly profileId: string}

class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly status: Status

  constructor(status: Status, cause?: IdentityError) {
    super(String(status), {cause})
    this.status = status
  }
}

/** The storage service: multipart upload, metadata, download by token and delete. */
export const storageRoutes: FastifyPluginAsync<LocalFirebaseOptions> = async (app, options) => {
  const {
    database: {db},
    report = () => {},
  } = options
  const bucketName = options.bucket ?? `${options.projectId}.appspot.com`
  app.addContentTypeParser('multipart/related', (_request: FastifyRequest, payload: Readable) =>
    readUploadBody(payload),
  )
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof StorageError ? error.status : clientFault(error)
    if (status === undefined) request.log.error({err: error}, 'storage endpoint failed')
    return reply.code(status ?? 503).send({error: {code: status ?? 503, message: 'refused'}})
  })

  /** Who may upload where, found before a byte of the body is read. */
  const uploading = new WeakMap<FastifyRequest, Caller>()
  const uploads = openUploads()

  const admitUpload = async (request: FastifyRequest, reply: FastifyReply, payload: Readable) => {
    const {name} = placeOf(request, request.query)
    const caller = await callerOf(request).catch(async (error: unknown) => {
      if (wasSignedIn(error)) await readUploadBody(payload)
      throw error
    })
    if (caller === undefined || !mayWriteObject(caller.profileId, name)) throw new StorageError(403)
    if (!uploads.begin(caller.uid)) throw new StorageError(429)
    uploading.set(request, caller)
    // Once, answered or not: no hook of a response is called for a sender who goes away in the middle of the body.
    reply.raw.once(
      'close',
      guarded(report, 'end of an upload', () => uploads.end(caller.uid)),
    )
  }

  app.post('/v0/b/:bucket/o', {preParsing: admitUpload}, async (request, reply) => {
    const {bucket, name} = placeOf(request, request.query)
    const caller = uploading.get(request)
    if (caller === undefined) throw new StorageError(403)
    const type = request.headers['content-type'] ?? ''
    const upload = Buffer.isBuffer(request.body) ? parseUpload(type, request.body) : undefined
    // Google answers what its rules deny in the same way.
    if (upload === undefined || upload.bytes.byteLength > maxObjectSize) throw new StorageError(403)
    if (!isTrueKind(upload.contentType, upload.bytes)) throw new StorageError(403)
    const info = await putObject(db, {bucket, name}, upload, caller, options.clock())
    if (info === undefined) throw new StorageError(403)
    void reply.header('cache-control', 'no-store')
    return objectRecord(info)
  })

  app.get('/v0/b/:bucket/o/*', async (request, reply) => {
    const at = placeOf(request, wildcardOf(request))
    const info = await findObject(db, at)
    const query = v.parse(mediaQuery, request.query)
    const hasToken = info !== undefined && isSame(query.token, info.download_token)
    if (!hasToken) {
      const caller = await callerOf(request)
      if (caller === undefined || !mayReadObject(caller.profileId, at.name)) throw new StorageError(403)
    }
    if (info === undefined) throw new StorageError(404)
    if (query.alt !== 'media') return reply.header('cache-control', 'no-store').send(objectRecord(info))
    return sendBytes(reply, info.content_type, await readBytes(db, at))
  })

  app.delete('/v0/b/:bucket/o/*', async (request, reply) => {
    const at = placeOf(request, wildcardOf(request))
    const caller = await callerOf(request)
    if (caller === undefined || !mayWriteObject(caller.profileId, at.name)) throw new StorageError(403)
    if ((await findObject(db, at)) === undefined) throw new StorageError(404)
    await deleteObject(db, at)
    return reply.code(204).send()
  })

  function placeOf(request: FastifyRequest, named: unknown): {readonly bucket: string; readonly name: string} {
    const params = typeof request.params === 'object' ? request.params : {}
    const parsed = v.safeParse(place, {...params, ...(typeof named === 'object' ? named : {})})
    if (!parsed.success) throw new StorageError(400)
    if (parsed.output.bucket !== bucketName) throw new StorageError(404)
    return parsed.output
  }

  async function callerOf(request: FastifyRequest): Promise<Caller | undefined> {
    const token = /^(?:Firebase|Bearer) (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) return undefined
    try {
      const {uid} = await callerOfToken(db, token, options)
      const profileId = options.profileIdOf === undefined ? uid : await options.profileIdOf(uid)
      return profileId === undefined ? undefined : {uid, profileId}
    } catch (error) {
      throw error instanceof IdentityError ? new StorageError(401, error) : error
    }
  }
}

/** Whose sign-in is over has a browser that looks at the answer after the whole body, and sends a cut one again. */
function wasSignedIn(error: unknown): boolean {
  if (!(error instanceof StorageError) || !(error.cause instanceof IdentityError)) return false
  return error.cause.code !== 'INVALID_ID_TOKEN' || error.cause instanceof AgedIdToken
}

function wildcardOf(request: FastifyRequest): {readonly name: string} {
  return {name: v.parse(v.object({'*': v.string()}), request.params)['*']}
}

function sendBytes(reply: FastifyReply, contentType: string, bytes: Buffer): FastifyReply {
  return reply
    .type(contentType)
    .header('cache-control', 'private, max-age=3600')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(bytes)
}

/** Compares digests, so that time does not tell how much of a guess was right. */
function isSame(guess: string | undefined, secret: string): boolean {
  return guess !== undefined && timingSafeEqual(Buffer.from(digest(guess)), Buffer.from(digest(secret)))
}
