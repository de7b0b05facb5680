import * as v from 'valibot'
import {bloodGasSchema} from './bloodGas.schema.ts'
import {abdomenSchema, burnSchema} from './body.schema.ts'
import {capnographySchema} from './capnography.schema.ts'
import {barsSchema, forestSchema, linesSchema, pyramidSchema} from './chart.schema.ts'
import {cardiotocographySchema, ecgSchema} from './ecg.schema.ts'
import {ecg12Schema} from './ecg12.schema.ts'
import {chestFilmSchema} from './chestFilm.schema.ts'
import {flowchartSchema, pedigreeSchema} from './graph.schema.ts'
import {growthSchema} from './growth.schema.ts'
import {audiogramSchema, partographSchema, spirometrySchema} from './record.schema.ts'

/** The content of a figure's block; its words are Portuguese because doctors write it. */
export const figureSchema = v.variant('tipo', [
  ecgSchema,
  ecg12Schema,
  cardiotocographySchema,
  linesSchema,
  barsSchema,
  pyramidSchema,
  forestSchema,
  pedigreeSchema,
  flowchartSchema,
  burnSchema,
  abdomenSchema,
  partographSchema,
  audiogramSchema,
  spirometrySchema,
  growthSchema,
  capnographySchema,
  bloodGasSchema,
  chestFilmSchema,
])

export type Figure = v.InferOutput<typeof figureSchema>
/** A figure without its words for those who do not see it. */
export type FigureDrawing = Figure extends infer F ? (F extends Figure ? Omit<F, 'alt'> : never) : never
