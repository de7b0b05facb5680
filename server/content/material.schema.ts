import * as v from 'valibot'
import {address, areas, classification, comment, id, image, markdown, text} from './packParts.schema.ts'

const materialBase = {id, lesson: v.optional(id), comment: v.optional(comment)}

const caption = v.strictObject({
  lang: v.pipe(text(20), v.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'a language tag such as pt-BR')),
  label: text(60),
  url: address('A caption file (WebVTT)'),
})

/** Where a video stands in the supplementary content (spec 3§2.7, 3§3), beside its lesson or without one. */
const plus = v.strictObject({
  category: text(80),
  playlist: text(120),
  date: v.pipe(v.string(), v.isoDate(), v.description('The day it came there, such as 2026-11-22.')),
  order: v.pipe(v.number(), v.integer(), v.minValue(0), v.description('Its place in the playlist, from 0.')),
})

export const videoSchema = v.strictObject({
  ...materialBase,
  title: text(160),
  subtitle: v.optional(text(200)),
  category: v.optional(v.pipe(text(80), v.description("The part of the lesson's playlist it stands in."))),
  url: address('A plain file (MP4, WebM) or an HLS list (.m3u8)'),
  durationSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400))),
  captions: v.optional(v.pipe(v.array(caption), v.maxLength(20)), []),
  liveChatLink: v.optional(address('A page of a live chat, shown in a frame beside the video')),
  plus: v.optional(plus),
})

const documentBase = {...materialBase, title: text(160), subtitle: v.optional(text(200))}

export const textSchema = v.strictObject({
  ...documentBase,
  description: v.optional(text(2_000)),
  url: address('A PDF'),
})

export const mindmapSchema = v.strictObject({
  ...documentBase,
  description: v.optional(v.pipe(text(6_000), v.description('Its content in words, for those who do not see it.'))),
  url: address('An image (SVG, PNG, JPEG, WebP) or a PDF'),
})

export const flashcardSchema = v.strictObject({
  ...materialBase,
  area: v.optional(v.picklist(areas)),
  classification: v.optional(classification),
  prefix: v.optional(v.pipe(text(120), v.description('A short label above the front, such as the theme.'))),
  front: v.pipe(markdown, v.description('An image stands in it as ![alt](image:NAME).')),
  back: markdown,
  images: v.optional(v.array(image), []),
})

export type PackVideo = v.InferOutput<typeof videoSchema>
export type PackText = v.InferOutput<typeof textSchema>
export type PackMindmap = v.InferOutput<typeof mindmapSchema>
export type PackFlashcard = v.InferOutput<typeof flashcardSchema>
