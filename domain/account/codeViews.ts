/** Props of a page that sends codes. */
export interface CodePageProps {
  /** Whether codes reach mobile numbers; mail addresses they always reach. */
  sendsMessages: boolean;
}
