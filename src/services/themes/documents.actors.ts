import type {Client} from '@urql/core'
import {fromCallback, fromPromise} from 'xstate'
import type {DocumentsAsked} from '../../../machines/themes/documents.types.ts'
import {GetPlannersDocument} from '../gen/themes/graphql.ts'
import {isPdfBroken} from '../study/pdf.ts'

/** Whether a document opens; one that did not arrive is the reader's to tell. */
export const checkDocument = fromPromise<'whole' | 'broken', {url: string}>(async ({input: {url}, signal}) =>
  (await isPdfBroken(url, signal)) ? 'broken' : 'whole',
)

/** The documents of the course: what the device knows first, then the server's word. */
export const watchDocumentsWith = (client: () => Client) =>
  fromCallback<DocumentsAsked, undefined>(({sendBack, receive}) => {
    const watch = () =>
      client()
        .query(GetPlannersDocument, {}, {requestPolicy: 'cache-and-network'})
        .subscribe(({data, error}) => {
          if (data)
            sendBack({
              type: 'documents.arrived',
              documents: data.getPlanners.map(({_id, url, title, subtitle, purpose, phase}) => ({
                id: _id,
                url,
                title,
                subtitle: subtitle ?? null,
                purpose,
                phase: phase ?? null,
              })),
            })
          else if (error) sendBack({type: 'documents.failed'})
        })
    let watched = watch()
    receive(() => {
      watched.unsubscribe()
      watched = watch()
    })
    return () => watched.unsubscribe()
  })
