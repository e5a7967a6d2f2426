/** Networks whose name is not simply their icon's name capitalised. */
const NAMES: Record<string, string> = {
  linkedin: 'LinkedIn',
  rss: 'RSS',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
};

/** `brand-youtube` → `YouTube`; the names are the same in both languages. */
export function networkName(icon: string): string {
  const name = icon.replace(/^brand-/, '');
  return (
    (Object.hasOwn(NAMES, name) ? NAMES[name] : undefined) ?? name.charAt(0).toUpperCase() + name.slice(1)
  );
}
