/** Software making, data, operations of systems, and the systems of telecoms and energy. */
export const TECHNICAL_TOOLS = `
Active Directory; Aha!; Airbyte; Allegro~~; Alteryx; Amazon Redshift, aws redshift; Amdocs; Amplitude~~; AnyDesk
ArcGIS, arc gis, esri; ArchiCAD; AS/400, as400, ibm i, as 400, iseries; Atera; Aurora Solar; AutoCAD
Autodesk Inventor; Autotask; AWS; Azure; Azure DevOps; BigQuery, big query; Bitbucket; BMC Remedy, remedy~~; Boomi
Bubble.io; Calix; Caspio; CATIA; Celigo; CircleCI; Citrix; Civil 3D; COBOL; Cognos; Comarch BSS
ConnectWise, connectwise manage; Creo~~; CrowdStrike; Crystal Reports; Databricks; Datadog; Datto; DB2; dbt; Docker~~
Domo~~; Elastic~~; Endur~~; Enphase~~; Enverus; Ericsson; ETABS; FileMaker, filemaker pro, file maker; Fivetran
Fluence~~; Fusion 360; Gaiia; Geckoboard; Gentrack; GitHub, git hub; GitLab; Google Cloud, gcp; Grafana; HaloPSA
HelioScope; Heroku; Hex~~; Hudu; Ignition~~; Informatica; Inventor~~; IT Glue; Itron; Ivanti; Jamf; Jenkins
Jira Service Management, jsm; Jupyter; Kaseya; Kibana; Klipfolio; Knack~~; KNIME; Kubernetes; LabVIEW; LaunchDarkly
Leica Infinity; Linear~~; LogMeIn; Looker, looker studio, google data studio, data studio; ManageEngine; Mastercam
Matlab; Maximo, ibm maximo; Metabase; Microsoft Intune, intune; Microsoft Sentinel, azure sentinel; MicroStation
MicroStrategy; Milsoft; Mixpanel; Mode~~; MongoDB; MuleSoft; MySQL; N-able; Navisworks; Netadmin; Netcracker
New Relic, newrelic; NinjaOne; NISC; Okta; Onshape; OpenSolar; Opsgenie; Oracle Database; Oracle Utilities; OSIsoft PI
PagerDuty; Pendo~~; Pivotal Tracker; PostgreSQL, postgres; PostHog; Postman~~; Powercode; Preseem; Procore Energy
Productboard; PVsyst; QGIS; Qlik, qlikview, qlik sense, qliksense; Quickbase, quick base; Redmine; Redshift; Retool
Revit; Rhino~~; RStudio; Salesforce Communications Cloud; SAP IS-U; SAS~; SCADA; Scoop~~; Sentry~~
ServiceNow, service now, service-now; Shortcut~~; Siemens NX; Sisense; SketchUp; Snowflake~; SolarEdge; Solid Edge
SolidWorks; Solo~~; Sonar~~; Sonar Software; Spiceworks; Splunk~~; Splynx; SPSS; SQL Server, mssql, ms sql; SSRS
Stata; Statuspage; Stitch~~; SuperOps; Syncro; SysAid; Tableau; Talend; TeamViewer; Tekla; Terraform; TestRail
ThoughtSpot; TOPdesk; UISP; Vectorworks; Vercel; Vetro; Wonderware; Wood Mackenzie; YouTrack; Zendesk Suite; Zephyr~~
`
