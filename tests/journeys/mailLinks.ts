/** A part of a mail as text: soft line ends and escaped bytes of quoted-printable undone. */
const plain = (mail: string): string =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))

/** Every address of the web that a mail names, in its text, its HTML and its headers. */
export const linksOfMail = (mail: string): string[] => [
  ...new Set(
    (plain(mail).match(/https?:\/\/[^\s<>"']+/g) ?? []).map((link) =>
      link.replaceAll('&amp;', '&').replace(/[.,)]$/, ''),
    ),
  ),
]
