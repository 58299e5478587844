/** Documents, mail, meetings, tasks, files, forms, design, kinds of programs, and the rest of any office. */
export const OFFICE_TOOLS = `
1Password; ABBYY; Acuity Scheduling, acuity~; Adobe Acrobat, acrobat, adobe reader
Adobe Creative Cloud, creative cloud, adobe creative suite; Adobe Illustrator, illustrator~; Adobe InDesign, indesign
Adobe Lightroom, lightroom; Adobe Photoshop, photoshop; Adobe Premiere Pro, premiere pro
Adobe Sign, acrobat sign, echosign; Affinity~~; Airtable, air table; Akeneo; Alchemer; Alfresco; Almanac~~; Apple Mail
Apple Notes; Apple Numbers; AppSheet; Around~~; Asana; Automation Anywhere; Basecamp, base camp; Blue Prism, blueprism
Bluebeam; Bluebeam Revu; Box~~, box.com; Box Sign; Budibase; Calendly; Canva; Canva Pro; ChatGPT, chat gpt, chat-gpt
Claude~~; ClickUp, click up; Clockify; Coda~; Cognito Forms, cognito; Confluence; CorelDRAW; Crowdin; DeepL; Descript~~
CMS*; CRM*; Database*, databases*; DMS*; EHR*; Email*, emails*; EMR*; ERP*; HRIS*; Intranet*; LIMS*; Mainframe*; MES*; PLM*; POS*; TMS*; WMS*
Discord~; Docparser; DocuSign, docu sign, docu-sign; DocuWare; Doodle~~; Dropbox, drop box, dropbox business
Dropbox Paper; Dropbox Sign, hellosign; Egnyte; Everhour; Evernote; Facebook Messenger, messenger~~; Figma; Fillout
Fireflies~; Float~~; Formstack; Foxit; Gemini~~; Glide~~; Gmail, google mail
Google Business, google business profile, google my business; Google Calendar, gcal, google cal; Google Chat, gchat
Google Docs, google doc, gdocs; Google Drive, gdrive, g drive; Google Forms, google form, gforms; Google Maps
Google Meet, gmeet; Google Sheets, google sheet, gsheets, g sheets, googlesheets, sheets~~; Google Slides
Google Voice; Google Workspace, g suite, gsuite, google suite; GoTo Connect; GoTo Meeting, gotomeeting; Grammarly
Grasshopper~~; Gravity Forms; GroupWise; Guru~~; Harvest~~; Hightail~~; Hive~~; Hubstaff; Hyland OnBase, onbase
Hyperscience; iCloud; IFTTT; InVision; Jira; Jotform, jot form; K2; Kerio Connect; Kintone; Kissflow; Laserfiche
Laserfiche Cloud; LastPass; LibreOffice, libre office, open office; LINE Works; Lokalise; Loom~~; Loop~~
Lotus Notes, hcl notes; Lucidchart; M-Files; Mailparser; Make~~, make.com, integromat; Mattermost; MeisterTask
Microsoft 365, office 365, office365, o365, m365, ms office, microsoft office
Microsoft Access, ms access, access database, access db, access~~; Microsoft Bookings, ms bookings
Microsoft Copilot, copilot~~; Microsoft Excel, ms excel, excel, excell, exel, exsel; Microsoft Forms, ms forms; Microsoft Loop
Microsoft Outlook, ms outlook, outlook calendar, outlook~; Microsoft Planner, ms planner
Microsoft Project, ms project; Microsoft Teams, ms teams, msteams, teams~~; Microsoft To Do, ms to do
Microsoft Visio, ms visio, visio; Microsoft Word, ms word, word~~; Miro; Missive~
Monday.com, monday dot com, monday crm, monday~~; Mural~; n8n; Nanonets; Nifty~~; Ninox; Nintex; Notion~; Obsidian~~
OneDrive, one drive; OneNote, microsoft onenote, one note; OnlyOffice; OpenOffice; OpenPhone; OpenText, open text
Otter.ai; PandaDoc; Paperform; Parseur; Paymo; Perplexity; Phrase~~; Pinterest~~; Pipefy; Podio; Power Apps, powerapps
Power Automate; Power BI, powerbi; Power Pages; PowerPoint, microsoft powerpoint, power point; Process Street
Productive.io; Proton Mail, protonmail; Qualtrics; QuarkXPress; Quip~; Quo~~; RescueTime; Roundcube; Scoro; Scribe~~
Setmore; ShareFile; SharePoint, share point, share-point; Signable; Signal~~; SignNow; SimplyBook; Sketch~~; Skype
Slab~~; Slack~, slak; Slite; Smartling; Smartsheet, smartsheets, smart sheet; Softr; Spark Mail
Spreadsheets*, spreadsheet*, spread sheets*, spread sheet*; Superhuman~; SurveyMonkey, survey monkey; SweetProcess; Tally.so; Tallyfy
Tango~~; Teamwork~, teamwork.com; Telegram~~; Thunderbird; TickTick; TikTok~~; tldv; Todoist
Toggl, toggl track; Trainual; Tray.io; Trello; TSheets; Twitter~~; Typeform, type form; UiPath, ui path; Viber; Webex
WeChat; WeTransfer; Whale~~; WhatsApp, whatsapp business, whats app, watsapp; Whereby~~; Whimsical~~; Workato; Workflowy
Workplace!, facebook workplace, meta workplace; WPS Office; Wrike; Wufoo; X Pro; Yahoo Mail; Yelp; YouCanBook.me
YouTube~~; Zapier; Zapier Tables; Zimbra; Zoho Mail; Zoom; Zoom Phone
`
